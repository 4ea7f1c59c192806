import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PhoneField } from './phone-field'

const countries = [
  { code: 'SA', name: 'Saudi Arabia', prefix: '+966' },
  { code: 'GB', name: 'United Kingdom', prefix: '+44' },
  { code: 'US', name: 'United States', prefix: '+1' },
  { code: 'CA', name: 'Canada', prefix: '+1' },
]
function Phone({ start = 'SA' }: { start?: string }) {
  const [country, setCountry] = useState(start)
  const [value, setValue] = useState('')
  return <PhoneField label="Mobile" countryLabel="Country" {...{ countries, country, value }} onCountry={setCountry} onChange={setValue} />
}
const country = () => (screen.getByRole('combobox', { name: 'Country' }) as HTMLSelectElement).value
const number = () => screen.getByRole('textbox', { name: 'Mobile' }) as HTMLInputElement

describe('a phone field', () => {
  it.each(['+447911123456', '00447911123456', '+44 7911 123456'])(
    'given %p is typed, then the country is the United Kingdom',
    async (typed) => {
      render(<Phone />)
      await userEvent.type(number(), typed)
      expect(country()).toBe('GB')
      expect(number().value).toBe(typed)
    },
  )
  it('given two countries share a prefix, then the one that was chosen stays', async () => {
    render(<Phone start="CA" />)
    await userEvent.type(number(), '+14165550123')
    expect(country()).toBe('CA')
  })
  it('given a national number, then the country stays', async () => {
    render(<Phone />)
    await userEvent.type(number(), '0501234567')
    expect(country()).toBe('SA')
  })
  it('given Arabic, then the number still reads left to right', () => {
    render(<Phone />)
    expect(number().dir).toBe('ltr')
  })
})
