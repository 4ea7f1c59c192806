import { contentIcons } from './content-icons'

it('given icons of the catalogue, then the sheet draws the usual ones and the page itself the others (case 96)', () => {
  const icons = contentIcons([
    { facilities: [{ icon: 'wifi' }, { icon: 'anchor' }] },
    { facilities: [{ icon: 'wifi' }, { icon: 'no-such' }] },
  ])
  expect(Object.keys(icons)).toEqual(['anchor', 'no-such', 'wifi'])
  expect(icons.wifi).toBeNull()
  expect(icons.anchor?.[0]).toMatchObject({ tag: 'path', attributes: { d: expect.stringMatching(/^M/) } })
  expect(icons['no-such']).toEqual([])
})
