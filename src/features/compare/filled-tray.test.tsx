import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useStore } from '../../hooks/use-store'
import { courseCard } from '../../testing/course-card'
import type { Seen } from '../../testing/scripted-server'
import { renderShopPage } from '../../testing/shop-page'
import { FilledTray } from './filled-tray'

const courses = ['Athens', 'Bath', 'Cork'].map((name, id) => ({ ...courseCard, id, name }))

function Tray() {
  const store = useStore('en')
  return store && <FilledTray compare={store.compare} search="" />
}

it('given courses in the tray, when one is taken out by keyboard, then the focus is on the next; with none left on the page', async () => {
  const left = new Map(courses.map((course) => [course.id, course]))
  const interfere = ({ path, body }: Seen) => {
    if (path === 'core/products/getProductToCompare') return { body: { success: true, items: courses.map((course) => ({ course })) } }
    if (path !== 'core/products/removeProductFromCompare') return null
    left.delete(Number((body as { product_id: number }).product_id))
    return { body: { success: true, items: [...left.values()] } }
  }
  const page = (
    <main id="content" tabIndex={-1}>
      <Tray />
    </main>
  )
  const { root } = await renderShopPage(page, { interfere })
  await act(() => root.compare.load())
  const takeOut = async (name: string) => {
    screen.getByRole('button', { name: `Take ${name} out of the comparison` }).focus()
    await userEvent.keyboard('{Enter}')
  }
  await takeOut('Athens')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Bath/ }))
  await takeOut('Cork')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Bath/ }))
  await takeOut('Bath')
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(document.activeElement?.id).toBe('content')
})
