import { fill, headText } from './translate'

const locales = { edges: [{ node: { ns: 'common', language: 'en', data: '{"error":{"notFoundAt":"Page not found: {{path}}"}}' } }] }

describe('texts for the head', () => {
  it('are filled', () => {
    expect(headText(locales, 'common')('error.notFoundAt', { path: '/en/x' })).toBe('Page not found: /en/x')
  })
  it('show the key where nobody wrote one, as the page would', () => {
    expect(headText(locales, 'missing')('a.b')).toBe('a.b')
  })
  it('leave a hole that has no value visible', () => {
    expect(fill('{{name}}, {{city}}', { name: 'A' })).toBe('A, {{city}}')
  })
})
