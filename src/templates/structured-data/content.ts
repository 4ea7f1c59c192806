import { to } from '../../config/routes'
import type { FaqData } from '../../features/content/faq-view'
import type { PostData } from '../../features/content/post-view'
import type { PageContext, WithDictionaries } from '../../i18n/page-context'
import { faqData, postData } from '../../i18n/structured-data/content-data'
import { dataScript } from '../../i18n/structured-data/data-script'
import { trail } from '../../i18n/structured-data/trail'
import { headText } from '../../i18n/translate'

export function postThings({ locales, post }: WithDictionaries & PostData, page: PageContext) {
  const steps: [string, string][] = [
    [page.brand, to.home(page.language)],
    [headText(locales, 'content')('blog.back'), to.blog(page.language)],
  ]
  return dataScript(postData(post, page), trail(page, steps, post.title))
}

export const faqThings = ({ faqs }: FaqData) => dataScript(faqData(faqs.nodes))
