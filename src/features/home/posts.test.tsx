import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen } from '@testing-library/react'
import { renderPage } from '../../testing/render-page'
import type { HomePost } from './home-data'
import { Posts } from './posts'

const post = (entityId: number, title: string): HomePost => ({
  ...{ entityId, url: `post-${entityId}`, name: title, title, summary: '' },
  ...{ topic: '', poster: 'dublin', pictures: null },
})

test.each(['ar', 'en'] as const)('given the recent posts in %s, then they stand as they come, each leading to its own page', (locale) => {
  renderPage(<Posts posts={[post(9, 'Newest'), post(4, 'Before it'), post(7, 'Oldest')]} />, locale)
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Newest', `/${locale}/blog/post-9`],
    ['Before it', `/${locale}/blog/post-4`],
    ['Oldest', `/${locale}/blog/post-7`],
  ])
})

/** The order is the query's, which only a build runs. */
const orderIn = (template: string) =>
  /allPost\(sort: (.+?), limit/.exec(readFileSync(join(__dirname, '../../templates', template), 'utf8'))?.[1]

test('given posts of one day, then the home page has them newest first and otherwise as the blog has them', () => {
  expect(orderIn('home.tsx')).toBe('[{ publishedOn: DESC }, { entityId: ASC }]')
  expect(orderIn('home.tsx')).toBe(orderIn('blog.tsx'))
})
