/** Rows of the editors' own content into documents. */
import type { CmsBlock, CmsPage, Faq, Menu, Post } from '../../../src/contract/catalogue-schema'
import { both, type Row } from './catalogue-rows'

export const toPage = (row: Row<'cms_pages'>): CmsPage => ({
  id: row.id,
  identifier: row.identifier,
  url: both(row.url_en, row.url_ar),
  title: both(row.title_en, row.title_ar),
  description: both(row.description_en, row.description_ar),
  html: both(row.html_en, row.html_ar),
})

export const toBlock = (row: Row<'cms_blocks'>): CmsBlock => ({
  id: row.id,
  identifier: row.identifier,
  title: both(row.title_en, row.title_ar),
  html: both(row.html_en, row.html_ar),
})

export const toPost = (row: Row<'posts'>): Post => ({
  id: row.id,
  url: both(row.url_en, row.url_ar),
  title: both(row.title_en, row.title_ar),
  summary: both(row.summary_en, row.summary_ar),
  html: both(row.html_en, row.html_ar),
  author: both(row.author_en, row.author_ar),
  publishedOn: row.published_on,
  poster: row.poster,
  topic: both(row.topic_en, row.topic_ar),
})

export const toFaq = (row: Row<'faqs'>): Faq => ({
  id: row.id,
  topic: both(row.topic_en, row.topic_ar),
  question: both(row.question_en, row.question_ar),
  answer: both(row.answer_en, row.answer_ar),
})

export const toMenu = (row: Row<'menus'>): Menu => ({ code: row.code, items: JSON.parse(row.items) as Menu['items'] })
