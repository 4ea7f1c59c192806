import { hashesOf, inlineScriptHashes } from './csp-hashes'

describe('hashes for the Content-Security-Policy', () => {
  it('name each inline script, as browsers compute them', () => {
    expect(inlineScriptHashes('<script>alert(1)</script>')).toEqual(['sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='])
  })
  it('leave out files, data and empty ones, and keep speculation rules, which need permission', () => {
    const html =
      '<script src="/a.js" async></script><script type="application/ld+json">{}</script><script></script><script type="speculationrules">{}</script>'
    expect(inlineScriptHashes(html)).toHaveLength(1)
  })
  it('are listed once however many pages share a script', () => {
    expect(hashesOf(['<script>a</script>', '<script>a</script><script>b</script>'])).toHaveLength(2)
  })
})
