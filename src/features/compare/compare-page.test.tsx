import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { courseCard as course } from '../../testing/course-card'
import type { Seen } from '../../testing/scripted-server'
import { renderShopPage } from '../../testing/shop-page'
import { ComparePage } from './compare-page'

const column = { price: null, startRule: { kind: 'dates', dates: [] }, accommodation: null, accreditations: [], facilities: [] }
const answer = { body: { success: true, items: [{ course, ...column }] } }

it('given a comparison, when it is cleared by keyboard, then the focus is on the page, not before it', async () => {
  const interfere = ({ path }: Seen) => (path === 'core/products/getProductToCompare' ? answer : null)
  const page = (
    <main id="content" tabIndex={-1}>
      <ComparePage location={{ pathname: '/en/compare', search: '' }} />
    </main>
  )
  await renderShopPage(page, { interfere })
  const clear = await screen.findByRole('button', { name: 'Clear the comparison' })
  clear.focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Nothing to compare yet')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.id).toBe('content'))
})
