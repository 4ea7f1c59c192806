import { oneForm } from './one-form'

const arabic = '/ar/courses/دورة-اللغة-الإنجليزية'
const at = (pathname: string) => oneForm({ pathname, search: '?utm=1', hash: '#facts' })

describe('given an address as the browser has it (case 19)', () => {
  it.each([encodeURI(arabic).toLowerCase(), encodeURI(arabic.normalize('NFD'))])(
    'when it is spelled %s, then it takes its one form',
    (pathname) => {
      expect(at(pathname)).toBe(`${encodeURI(arabic)}?utm=1#facts`)
    },
  )
  it('when it has a slash too many, then it loses it', () => expect(at('//evil.example/x/')).toBe('/evil.example/x?utm=1#facts'))
  it.each(['/', '/en', '/ar/blog/c++', encodeURI(arabic), '/ar/%E0%A4%A'])('when it is %s, then it stays', (pathname) => {
    expect(at(pathname)).toBeNull()
  })
})
