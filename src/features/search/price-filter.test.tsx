import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '../../testing/render-page'
import { PriceFilter } from './price-filter'

it.each([
  ['Arabic', '٣٠٠٠', '٩٠٠٠'],
  ['Persian', '۳۰۰۰', '۹۰۰۰'],
  ['mixed', '٣٠٠٠', '۹۰۰۰'],
])(
  'given two bounds in %s digits, when they are applied, then the numbers they mean are asked for (case 11)',
  async (_name, least, most) => {
    const onChange = jest.fn()
    renderPage(<PriceFilter priceFrom={null} priceTo={null} prices={null} onChange={onChange} />, 'ar')
    await userEvent.type(screen.getByRole('textbox', { name: 'من (ريال)' }), least)
    await userEvent.type(screen.getByRole('textbox', { name: 'إلى (ريال)' }), most)
    await userEvent.click(screen.getByRole('button', { name: 'تطبيق' }))
    expect(onChange.mock.calls).toEqual([[{ priceFrom: 3000, priceTo: 9000 }]])
  },
)
