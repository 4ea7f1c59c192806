import { absoluteUrl, siteUrl } from '../../config/site-url'
import type { IsoDate } from '../../domain/dates'
import type { PageContext } from '../page-context'
import type { Thing } from './data-script'

type Post = { title: string; summary: string; author: string; publishedOn: IsoDate; prose: { language: string } }

export const postData = (
  { title, summary, author, publishedOn, prose }: Post,
  { language, alternates, brand, picture }: PageContext,
): Thing => ({
  '@type': 'BlogPosting',
  headline: title,
  description: summary,
  inLanguage: prose.language,
  datePublished: publishedOn,
  author: { '@type': 'Person', name: author },
  publisher: { '@type': 'Organization', name: brand, url: siteUrl },
  image: picture && `${siteUrl}${picture}`,
  mainEntityOfPage: absoluteUrl(alternates[language]),
})

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

export const faqData = (questions: { question: string; answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
  })),
})
