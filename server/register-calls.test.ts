import { endpointNames, endpoints } from '../src/contract/endpoints'
import { servedCalls } from './modules'
import { notServedYet } from './not-served-yet'
import { unservedNames } from './register-calls'
import { describeOnBoth } from './testing/test-app'
import { client } from './testing/test-client'

describe('the calls of the contract', () => {
  test('each is served, or stands in the list of those not served yet: serving one means taking it out', () => {
    expect(unservedNames(servedCalls)).toEqual(notServedYet)
  })

  test('none is served twice', () => {
    const names = servedCalls.map(({ name }) => name)
    expect(names.length).toBe(new Set(names).size)
  })
})

describeOnBoth('routes', (getApp) => {
  test('every row has a route at its path, whoever serves it', async () => {
    const app = getApp()
    const missing = endpointNames.filter((name) =>
      endpoints[name].methods.some((method) => !app.hasRoute({ method, url: endpoints[name].path })),
    )
    expect(missing).toEqual([])
  })

  test.each(notServedYet.slice(0, 1))('a row nobody serves (%s) answers not_implemented', async (name) => {
    const visitor = await client(getApp())
    const { status, body } = await visitor.failing(name)
    expect([status, body.error.code]).toEqual([501, 'not_implemented'])
  })

  test('a call nobody knows is not found, as data', async () => {
    const answer = await getApp().inject({ url: '/restfulapi/core/nothing/here', headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ error: { code: 'not_found', requestId: answer.headers['x-request-id'] } })
  })
})
