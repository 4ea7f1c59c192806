/** What search engines read about posts and questions (schema.org), as elements for Head. */
import { createElement } from 'react'
import type { PageContext } from '../../i18n/page-context'
import { canonicalUrl } from '../../i18n/page-head'
import type { Question } from './faq-topics'
import type { PostData } from './post-view'

/** `<` is escaped so that no text can end the element. */
export const asScript = (data: object) => JSON.stringify(data).replace(/</g, '\\u003c')

const element = (data: object) =>
  createElement('script', {
    type: 'application/ld+json',
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped, above
    dangerouslySetInnerHTML: { __html: asScript({ '@context': 'https://schema.org', ...data }) },
  })

export const postData = ({ title, summary, author, publishedOn, poster }: PostData['post'], { language, alternates }: PageContext) =>
  element({
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    inLanguage: language,
    datePublished: publishedOn,
    author: { '@type': 'Person', name: author },
    image: canonicalUrl(`/posters/${poster}.svg`),
    mainEntityOfPage: canonicalUrl(alternates[language]),
  })

export const faqData = (questions: Question[]) =>
  element({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
