import { describeOnBoth } from '../testing/test-app'
import { seedWhenEmpty } from './seed-when-empty'

describeOnBoth('the demo catalogue at start', (getApp) => {
  test('given two processes that start at once on an empty database, one writes it and both start', async () => {
    const { services } = getApp()
    const written = await Promise.all([seedWhenEmpty(services), seedWhenEmpty(services)])
    expect(written.sort()).toEqual([false, true])
    expect((await services.catalogue.current()).courses.length).toBeGreaterThan(400)
  }, 60_000)

  test('given a database that has a catalogue, nothing is written', async () => {
    expect(await seedWhenEmpty(getApp().services)).toBe(false)
  })
})
