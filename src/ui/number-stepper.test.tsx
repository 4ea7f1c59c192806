import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { NumberStepper } from './number-stepper'

function Weeks({ start = 4, min = 1, max = 52 }: { start?: number; min?: number; max?: number }) {
  const [weeks, setWeeks] = useState(start)
  return (
    <NumberStepper
      label="Weeks"
      value={weeks}
      min={min}
      max={max}
      onChange={setWeeks}
      decreaseLabel="less"
      increaseLabel="more"
      valueText={`${weeks} weeks`}
    />
  )
}
const field = () => screen.getByRole('spinbutton', { name: 'Weeks' }) as HTMLInputElement
const type = async (text: string) => {
  await userEvent.clear(field())
  await userEvent.type(field(), text)
  await userEvent.tab()
}

describe('a stepper of weeks', () => {
  it.each([
    ['٤', '4'],
    ['۱۲', '12'],
    [' 8 ', '8'],
  ])('given %p is typed, then it is %p weeks', async (typed, shown) => {
    render(<Weeks start={2} />)
    await type(typed)
    expect(field().value).toBe(shown)
    expect(field().getAttribute('aria-valuenow')).toBe(shown)
  })

  it.each(['1.5', '-1', 'x', ''])('given %p is typed, then the last value stays', async (typed) => {
    render(<Weeks start={6} />)
    await type(typed || '{Backspace}')
    expect(field().value).toBe('6')
  })

  it('given a number above the bound is typed, then the bound is taken', async () => {
    render(<Weeks />)
    await type('99')
    expect(field().value).toBe('52')
  })

  it('given the keyboard, then arrows step, Page keys take four, Home and End go to the bounds', async () => {
    render(<Weeks start={5} />)
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    expect(field().value).toBe('6')
    await userEvent.keyboard('{PageUp}')
    expect(field().value).toBe('10')
    await userEvent.keyboard('{End}')
    expect(field().value).toBe('52')
    await userEvent.keyboard('{Home}')
    expect(field().value).toBe('1')
  })

  it('given the value is at its bound, then that button is off and the other works', async () => {
    render(<Weeks start={1} />)
    expect((screen.getByRole('button', { name: 'less' }) as HTMLButtonElement).disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'more' }))
    expect(field().value).toBe('2')
    expect(field().getAttribute('aria-valuetext')).toBe('2 weeks')
  })
})
