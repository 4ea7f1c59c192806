import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { courseCard } from '../../testing/course-card'
import type { Seen } from '../../testing/scripted-server'
import { renderShopPage } from '../../testing/shop-page'
import { WishlistPage } from './wishlist-page'

const names = ['Athens', 'Bath', 'Cork', 'Dublin']
/** The last one left the catalogue. */
const items = names.map((name, id) => ({
  ...{ product_id: id, weeks: 4, start: '2027-01-04', starts: ['2027-01-04'] },
  course: name === 'Dublin' ? null : { ...courseCard, id, name },
}))

async function open() {
  const interfere = ({ path }: Seen) => (path === 'course/getTrips' ? { body: { items } } : null)
  const page = (
    <main id="content" tabIndex={-1}>
      <WishlistPage location={{ search: '' }} />
    </main>
  )
  const { root } = await renderShopPage(page, { interfere })
  const keep = (id: number) => root.wishlist.keep({ id, weeks: 4, start: '2027-01-04', seen: 500_000, on: '2027-01-01' })
  act(() => [3, 2, 1, 0].forEach(keep))
  await screen.findByRole('article', { name: 'Cork' })
}
const buttons = (name: string) => screen.getAllByRole('button', { name })
const press = async (button: HTMLElement | undefined) => {
  button?.focus()
  await userEvent.keyboard('{Enter}')
}
const focused = () => {
  const { activeElement } = document
  return [activeElement?.closest('article')?.getAttribute('aria-label'), activeElement?.textContent]
}

describe('given wishes and a keyboard', () => {
  it('when one is removed or moved to the comparison, then the focus is on the same of the next; with none left on the page', async () => {
    await open()
    await press(buttons('Remove')[0])
    expect(focused()).toEqual(['Bath', 'Remove'])
    await press(buttons('Move to comparison')[0])
    expect(focused()).toEqual(['Cork', 'Move to comparison'])
    await press(buttons('Remove')[1])
    expect(focused()).toEqual(['Cork', 'Remove'])
    await press(buttons('Remove')[0])
    expect(document.activeElement?.id).toBe('content')
  })
  it('when a removal is undone, then the focus is on the page, not before it', async () => {
    await open()
    await press(buttons('Remove')[0])
    await press(buttons('Undo')[0])
    expect(screen.getByRole('article', { name: 'Athens' })).toBeTruthy()
    expect(document.activeElement?.id).toBe('content')
  })
})
