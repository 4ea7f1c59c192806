import { demo } from './demo'
import { describeOnBoth } from './test-app'
import { client } from './test-client'

describeOnBoth(
  'a suite with the demo catalogue',
  (getApp) => {
    test('given the demo catalogue, courses are there and the clock stands where the suite says', async () => {
      const { body } = await (await client(getApp())).call<{ total: number }>('course/getCourses', { limit: 1 })
      expect(body.total).toBeGreaterThan(400)
      expect(getApp().services.today()).toBe('2026-03-01')
    })

    test('given a write in one suite, no other suite sees it: the database is its own', async () => {
      const { db } = getApp().services
      await db.insertInto('counters').values({ name: 'mine', value: 1 }).execute()
      expect(await db.selectFrom('counters').selectAll().execute()).toHaveLength(1)
    })
  },
  { prepare: demo },
)
