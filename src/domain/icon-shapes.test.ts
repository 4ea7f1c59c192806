import { shapesIn } from './icon-shapes'

describe('given what an icon service answers', () => {
  it('then its lines are shapes', () => {
    expect(shapesIn('<g fill="none" stroke="currentColor"><path d="M5 12h14"/><circle cx="12" cy="12" r="3"/></g>')).toEqual([
      { tag: 'path', attributes: { d: 'M5 12h14' } },
      { tag: 'circle', attributes: { cx: '12', cy: '12', r: '3' } },
    ])
  })
  it.each([
    '<script>alert(1)</script>',
    '<image href="https://spy.example/p.gif"/>',
    '<foreignObject><img src=x onerror=alert(1)></foreignObject>',
    '<use href="data:image/svg+xml,x"/>',
    '<!doctype html><html><body>Bad gateway</body></html>',
    '<a href="javascript:alert(1)">x</a>',
  ])('then %s is nothing (case 96)', (body) => {
    expect(shapesIn(body)).toEqual([])
  })
  it('then a shape keeps its geometry and nothing else', () => {
    expect(shapesIn('<path onload="x()" style="background:url(//spy.example)" href="javascript:x" d="M0 0"/>')).toEqual([
      { tag: 'path', attributes: { d: 'M0 0' } },
    ])
    expect(shapesIn('<path d="url(javascript:x)"/>')).toEqual([{ tag: 'path', attributes: {} }])
  })
})
