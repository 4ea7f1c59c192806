import { hideEnded } from './hide-ended'

it('given an announcement, then it is hidden when its last day in Riyadh is over, and not before', () => {
  document.body.innerHTML = '<p data-until="2026-12-15">a</p><p data-until="2026-12-16">b</p><p data-until="no date">c</p><p>d</p>'
  const hidden = () => [...document.querySelectorAll('p')].map((element) => element.hidden)
  hideEnded(Date.parse('2026-12-15T20:59:58Z'))
  expect(hidden()).toEqual([false, false, false, false])
  hideEnded(Date.parse('2026-12-15T21:00:30Z'))
  expect(hidden()).toEqual([true, false, false, false])
})
