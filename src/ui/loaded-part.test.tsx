import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LoadedPart } from './loaded-part'

function open() {
  let come = () => {}
  const load = () => new Promise<string>((resolve) => (come = () => resolve('Reviews')))
  render(
    <>
      <LoadedPart label="Read" failed="" load={load} />
      <input aria-label="Name" />
    </>,
  )
  return () => act(async () => come())
}

describe('given a part that a button loads', () => {
  it('when it comes while the button has the focus, then the part has it', async () => {
    const come = open()
    await userEvent.click(screen.getByRole('button'))
    await come()
    expect(document.activeElement?.textContent).toBe('Reviews')
  })
  it('when somebody has turned to a field meanwhile, then the focus stays there', async () => {
    const come = open()
    await userEvent.click(screen.getByRole('button'))
    await userEvent.type(screen.getByLabelText('Name'), 'Nou')
    await come()
    await userEvent.keyboard('ra')
    expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Noura')
    expect(screen.getByText('Reviews')).toBeTruthy()
  })
})
