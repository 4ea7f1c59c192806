import { scriptHash } from './script-hash'

test("an inline script's hash for the Content-Security-Policy is the one browsers compute", () => {
  expect(scriptHash('alert(1)')).toBe('sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=')
})
