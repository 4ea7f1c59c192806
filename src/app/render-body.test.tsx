/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { renderBody } from './render-body'

const photograph = '/pictures/a.avif?w=400&h=300 400w'

describe('given a page whose first picture is wanted early', () => {
  it('when its body is rendered, then the picture is for the head and the body asks for it no second time', async () => {
    const { body, pictures } = await renderBody(
      <main>
        <img src="/posters/london.svg" alt="" fetchPriority="high" />
      </main>,
    )
    expect(body).toBe('<main><img src="/posters/london.svg" alt="" fetchPriority="high"/></main>')
    expect(renderToStaticMarkup(pictures)).toBe('<link rel="preload" as="image" href="/posters/london.svg" fetchPriority="high"/>')
  })
  it('when it is a photograph in several sizes, then the head asks for it in these', async () => {
    const { body, pictures } = await renderBody(<img srcSet={photograph} sizes="100vw" src="/a.jpg" alt="" fetchPriority="high" />)
    expect(pictures[0]?.props).toMatchObject({ as: 'image', imageSrcSet: photograph, imageSizes: '100vw' })
    expect(body).toMatch(/^<img/)
  })
  it('when nothing is wanted early, then the body is as it is', async () => {
    const { body, pictures } = await renderBody(<p>رحلة &amp; Rihla</p>)
    expect([body, pictures]).toEqual(['<p>رحلة &amp; Rihla</p>', []])
  })
})
