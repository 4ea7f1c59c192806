import { render, screen } from '@testing-library/react'
import { latePart } from './late-part'

type Props = { name: string }
const Part = ({ name }: Props) => <p>{name} is here</p>
const Missing = ({ name }: Props) => <p>{name} is out of reach</p>

describe('given a part whose file comes when it is shown', () => {
  it('when it is shown twice, then it is waited for the first time only', async () => {
    const load = jest.fn(async () => Part)
    const Late = latePart<Props>(load, <p>waiting</p>, Missing)
    expect(load).not.toHaveBeenCalled()
    const page = render(<Late name="map" />)
    screen.getByText('waiting')
    await screen.findByText('map is here')
    page.unmount()
    render(<Late name="map" />)
    screen.getByText('map is here')
  })

  it('when it was out of reach, then that is said as long as it is shown, and shown anew it comes', async () => {
    const load = jest.fn(async () => Part).mockRejectedValueOnce(new Error('out of reach'))
    const Late = latePart<Props>(load, null, Missing)
    const page = render(<Late name="map" />)
    await screen.findByText('map is out of reach')
    page.rerender(<Late name="plan" />)
    await screen.findByText('plan is out of reach')
    expect(load).toHaveBeenCalledTimes(1)
    page.unmount()
    render(<Late name="plan" />)
    await screen.findByText('plan is here')
  })
})
