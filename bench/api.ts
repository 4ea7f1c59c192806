/**
 * What the API costs over 10,000 courses: reads and cart writes under load, beside a bare Fastify and our own smallest route.
 * `node --import tsx bench/api.ts [seconds]`. Figures are for comparing on one machine, never a pass or fail.
 */
import { bareWrites } from './disk'
import { type Asked, besides, type Figures, saturate, steady, type Target } from './load'
import { type Shop, type Visitor, withBareServer, withShop } from './shop-server'

const seconds = Number(process.argv[2] ?? 5)
const courses = 10_000
const [reads, adds] = [2000, 1000]
/** A cart takes fifty bookings: so many visitors share the adds. */
const visitors = 600
const cartAdd = `cart add, ${adds}/s`

/** Bookings that can be had: the first start of courses as their pages name them. */
async function choices({ app, visit }: Shop): Promise<object[]> {
  const headers = await visit()
  const listed = await app.inject({ url: '/restfulapi/course/getCourses?store_view=en&weeks=4&limit=50', headers })
  const { items } = listed.json<{ items: { id: number; trip: { startDate: string } | null; minWeeks: number }[] }>()
  return items.flatMap(({ id, trip }) =>
    trip ? [{ courseId: id, weeks: 4, startDate: trip.startDate, student: { birthDate: '2000-05-15' } }] : [],
  )
}

async function adding(shop: Shop): Promise<Asked[]> {
  const wishes = await choices(shop)
  const all = await Promise.all(Array.from({ length: visitors }, shop.visit))
  return all.map((visitor: Visitor, index) => ({
    path: '/restfulapi/core/cart/addToCart',
    headers: { ...visitor, 'content-type': 'application/json' },
    body: JSON.stringify(wishes[index % wishes.length]),
  }))
}

async function measureShop(shop: Shop): Promise<Record<string, Figures>> {
  const { app, port } = shop
  const headers = await shop.visit()
  const some = (await app.services.catalogue.current()).offers.slice(0, 200)
  const target = (paths: string[]): Target => ({ port, requests: paths.map((path) => ({ path: `/restfulapi/${path}`, headers })) })
  const byId = target(some.map(({ course }, index) => `course/getItemById?id=${course.id}&store_view=${index % 2 === 0 ? 'en' : 'ar'}`))
  const kept = target([
    'menu/getMenus?store_view=en',
    'core/config/getConfigByPaths?store_view=ar&paths=store/name,store/phone,sales/minimum_order_amount',
  ])
  const hello: Target = { port, requests: [{ path: '/healthz' }] }
  for (const { path } of [...byId.requests, ...kept.requests]) await app.inject({ url: path, headers })
  return {
    'own hello (/healthz), saturated': await saturate(hello, seconds),
    'course by id, saturated': await saturate(byId, seconds),
    'menus and configs, saturated': await saturate(kept, seconds),
    [`own hello, ${reads}/s`]: await steady(hello, seconds, reads),
    [`course by id, ${reads}/s`]: await steady(byId, seconds, reads),
    [cartAdd]: await steady({ port, requests: await adding(shop) }, seconds, adds),
  }
}

async function main(): Promise<void> {
  const bare = await withBareServer((port) => saturate({ port, requests: [{ path: '/' }] }, seconds))
  const figures = await withShop({ courses }, measureShop)
  const writes = bareWrites(seconds)
  console.log(
    'Bars: course by id 0.4 of our own hello; menus and configs 10,000/s where hello is 51,000/s; cart add 0.22 of bare writes (800 of 3,660/s)',
  )
  console.table(besides({ 'bare Fastify, saturated': bare, ...figures }, figures['own hello (/healthz), saturated'] ?? bare))
  const added = figures[cartAdd]?.perSecond ?? 0
  console.log(`bare durable writes: ${writes.toFixed(0)}/s; cart adds are ${(added / writes).toFixed(2)} of them`)
  console.log('ofReference, byCpu: of our own hello, saturated')
}

void main()
