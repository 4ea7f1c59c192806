/**
 * What search engines read about a page (schema.org), as an element for Head. It is in the static HTML alone: a template calls these only
 * where `process.env.BUILD_STAGE !== 'build-javascript'`, so that no script carries them.
 */
import { createElement } from 'react'

export type Thing = { '@type': string } & Record<string, unknown>

/** `<` is escaped so that no text can end the element. */
export const asScript = (data: object) => JSON.stringify(data).replace(/</g, '\\u003c')

/** One element for everything a page says; what is undefined is left out. */
export function dataScript(...things: (Thing | null)[]) {
  const graph = things.filter((thing) => thing !== null)
  const [only] = graph
  return createElement('script', {
    key: 'structured-data',
    type: 'application/ld+json',
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped, above
    dangerouslySetInnerHTML: {
      __html: asScript(
        graph.length === 1 ? { '@context': 'https://schema.org', ...only } : { '@context': 'https://schema.org', '@graph': graph },
      ),
    },
  })
}
