const file = '/sleep-0123456789.js'
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')].map((script) => script.getAttribute('src'))
const breakOff = () => document.querySelector('script')?.dispatchEvent(new Event('error'))
const isSaid = () => document.getElementById('asleep')?.hidden === false

test('given a sleep script that can not be had, it is fetched every 3 s until it is there, one at a time; the second failure is said (case 26)', async () => {
  jest.useFakeTimers()
  Object.assign(globalThis, { __SLEEP_FILE__: file })
  document.body.innerHTML = '<p id="asleep" hidden>out of reach</p>'
  const { fetchSleepScript } = await import('./fetch-sleep-script')
  fetchSleepScript()
  fetchSleepScript()
  expect(scripts()).toEqual([file])
  breakOff()
  expect([scripts(), isSaid()]).toEqual([[], false])
  jest.advanceTimersByTime(3000)
  expect(scripts()).toEqual([file])
  breakOff()
  expect(isSaid()).toBe(true)
  fetchSleepScript()
  jest.advanceTimersByTime(3000)
  expect(scripts()).toEqual([file])
  jest.useRealTimers()
})
