import { listDefaults, SourceFailure, type SourceType } from './options'
import type { Answer, Ask } from './request'

export type Item = Record<string, unknown> & { entityId: string | number }

function listIn(answer: Answer, type: SourceType, where: string): Record<string, unknown>[] {
  const rootKey = type.rootKey ?? listDefaults.rootKey
  const list = answer[rootKey]
  if (!Array.isArray(list)) throw new SourceFailure(`${where} has no list "${rootKey}"`)
  return list
}

function countIn(answer: Answer, where: string): number {
  if (!Number.isInteger(answer.total) || (answer.total as number) < 0) throw new SourceFailure(`${where} has no whole "total"`)
  return answer.total as number
}

function identified(item: Record<string, unknown>, idKey: string, where: string): Item {
  const { id: _gatsbysOwn, ...rest } = item
  const entityId = item[idKey]
  if (typeof entityId !== 'string' && typeof entityId !== 'number') throw new SourceFailure(`${where} has a record without "${idKey}"`)
  return { ...rest, entityId }
}

function refuseTwins(items: Item[], where: string) {
  const seen = new Set<string | number>()
  for (const { entityId } of items) {
    if (seen.has(entityId))
      throw new SourceFailure(`${where} answered ${entityId} twice: the list moved while it was read, or its order is not total`)
    seen.add(entityId)
  }
}

async function collectOne(ask: Ask, type: SourceType, single: string): Promise<Item[]> {
  const answer = await ask(type.endpoint, type.params ?? {})
  const values = type.rootKey ? answer[type.rootKey] : answer
  if (typeof values !== 'object' || values === null) throw new SourceFailure(`${type.endpoint} has no object "${type.rootKey}"`)
  return [{ entityId: single, values }]
}

/**
 * All records of a type, in the API's order. The first page tells the total; the other pages are asked side by side.
 * Throws SourceFailure where a page has no list, totals differ between pages, the number of records is not the total, or one comes twice.
 */
export async function collect(ask: Ask, type: SourceType): Promise<Item[]> {
  if (type.single !== undefined) return collectOne(ask, type, type.single)
  const pageSize = type.pageSize ?? listDefaults.pageSize
  const page = async (number: number) => {
    const where = `${type.endpoint} page ${number}`
    const answer = await ask(type.endpoint, { ...type.params, page: String(number), limit: String(pageSize) })
    return { list: listIn(answer, type, where), total: countIn(answer, where), where }
  }
  const first = await page(1)
  const count = Math.ceil(first.total / pageSize)
  const others = await Promise.all(Array.from({ length: Math.max(0, count - 1) }, (_, index) => page(index + 2)))
  const pages = [first, ...others]
  const moved = pages.find(({ total }) => total !== first.total)
  if (moved) throw new SourceFailure(`${moved.where} says there are ${moved.total} records, page 1 said ${first.total}`)
  const items = pages.flatMap(({ list, where }) => list.map((item) => identified(item, type.idKey ?? listDefaults.idKey, where)))
  if (items.length !== first.total) throw new SourceFailure(`${type.endpoint} promised ${first.total} records and answered ${items.length}`)
  refuseTwins(items, type.endpoint)
  return items
}
