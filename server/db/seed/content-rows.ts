import type { CmsBlock, CmsPage, Faq, Menu, Post } from '../../../src/contract/catalogue-schema'
import type { CatalogueTables } from '../schema/catalogue-tables'
import type { CouponsTable } from '../schema/commerce-tables'
import type { CouponSeed } from './content/coupons'

export const pageRow = ({ id, identifier, url, title, description, html }: CmsPage): CatalogueTables['cms_pages'] => ({
  id,
  identifier,
  url_en: url.en,
  url_ar: url.ar,
  title_en: title.en,
  title_ar: title.ar,
  description_en: description.en,
  description_ar: description.ar,
  html_en: html.en,
  html_ar: html.ar,
})

export const blockRow = ({ id, identifier, title, html }: CmsBlock): CatalogueTables['cms_blocks'] => ({
  id,
  identifier,
  title_en: title.en,
  title_ar: title.ar,
  html_en: html.en,
  html_ar: html.ar,
})

export const postRow = (post: Post): CatalogueTables['posts'] => ({
  id: post.id,
  url_en: post.url.en,
  url_ar: post.url.ar,
  title_en: post.title.en,
  title_ar: post.title.ar,
  summary_en: post.summary.en,
  summary_ar: post.summary.ar,
  html_en: post.html.en,
  html_ar: post.html.ar,
  author_en: post.author.en,
  author_ar: post.author.ar,
  topic_en: post.topic.en,
  topic_ar: post.topic.ar,
  published_on: post.publishedOn,
  poster: post.poster,
})

export const faqRow = ({ id, topic, question, answer }: Faq): CatalogueTables['faqs'] => ({
  id,
  topic_en: topic.en,
  topic_ar: topic.ar,
  question_en: question.en,
  question_ar: question.ar,
  answer_en: answer.en,
  answer_ar: answer.ar,
})

export const menuRow = ({ code, items }: Menu): CatalogueTables['menus'] => ({ code, items: JSON.stringify(items) })

export const couponRow = (coupon: CouponSeed): CouponsTable => ({
  id: coupon.id,
  code: coupon.code,
  kind: coupon.kind,
  value: coupon.value,
  min_subtotal: coupon.minSubtotal,
  cap: coupon.cap,
  valid_from: coupon.validFrom,
  valid_to: coupon.validTo,
  total_uses: coupon.totalUses,
  uses_per_customer: coupon.usesPerCustomer,
  used: 0,
  language_ids: JSON.stringify(coupon.languageIds),
  school_ids: JSON.stringify(coupon.schoolIds),
  course_types: JSON.stringify(coupon.courseTypes),
  city_slugs: JSON.stringify(coupon.citySlugs),
})
