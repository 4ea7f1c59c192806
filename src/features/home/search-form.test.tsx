import { fireEvent, screen } from '@testing-library/react'
import { renderPage } from '../../testing/render-page'
import { SearchForm } from './search-form'

const show = (locale: 'ar' | 'en') => {
  renderPage(<SearchForm languages={[]} countries={[]} builtOn="2026-03-01" />, locale)
  const form = screen.getByRole<HTMLFormElement>('search')
  const field = form.elements.namedItem('weeks') as HTMLInputElement
  return { form, field, sent: () => new FormData(form).get('weeks') }
}

describe.each(['ar', 'en'] as const)('given the search of the home page in %s', (locale) => {
  it.each(['٦', '۶', '6', ' 6 '])('when "%s" weeks are typed, then they are what the search page gets', (typed) => {
    const { field, sent } = show(locale)
    expect(sent()).toBe('4')
    fireEvent.change(field, { target: { value: typed } })
    expect(sent()).toBe(typed)
  })
  it('then phones offer digits, and the browser holds nothing back in a language of its own', () => {
    const { form, field } = show(locale)
    expect(field.inputMode).toBe('numeric')
    fireEvent.change(field, { target: { value: '99' } })
    expect(form.checkValidity()).toBe(true)
  })
})
