import { inTransaction } from '../../db/connect'
import { raiseRevision, smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth } from '../../testing/test-app'
import { createCatalogueKeeper } from './catalogue-keeper'

describeOnBoth(
  'the catalogue in memory',
  (getApp) => {
    const rename = (name_en: string) => getApp().services.db.updateTable('courses').set({ name_en }).where('id', '=', 1).execute()

    test('given reads within a second, then the database is not asked; after it, the revision alone; when that moved, all is new', async () => {
      let moment = 0
      const { db } = getApp().services
      const keeper = createCatalogueKeeper(db, { now: () => moment })
      const first = await keeper.current()
      await rename('New name')
      await raiseRevision(db)
      moment = 999
      expect(await keeper.current()).toBe(first)
      moment = 1001
      const second = await keeper.current()
      expect(second.offerById.get(1)?.course.name.en).toBe('New name')
      moment = 2500
      expect(await keeper.current()).toBe(second)
      await rename('General English')
    })

    test('given many readers at the moment of a change, then it is loaded once', async () => {
      const keeper = createCatalogueKeeper(getApp().services.db)
      const snapshots = await Promise.all(Array.from({ length: 20 }, () => keeper.current()))
      expect(new Set(snapshots).size).toBe(1)
    })

    test('given a change inside a transaction, then the transaction is charged by it; rolled back, nobody else sees it', async () => {
      const { db } = getApp().services
      const keeper = createCatalogueKeeper(db)
      await keeper.current()
      const undone = inTransaction(db, async (trx) => {
        await trx.updateTable('courses').set({ bookable: 0 }).where('id', '=', 1).execute()
        await trx
          .updateTable('catalogue_revision')
          .set((update) => ({ revision: update('revision', '+', 1) }))
          .execute()
        expect((await keeper.within(trx)).offerById.get(1)?.course.bookable).toBe(false)
        throw new Error('undo')
      })
      await expect(undone).rejects.toThrow('undo')
      keeper.recheck()
      expect((await keeper.current()).offerById.get(1)?.course.bookable).toBe(true)
    })

    test('given courses of one branch, then they share what the branch lends to their prices', async () => {
      const { offers } = await createCatalogueKeeper(getApp().services.db).current()
      const [one, other] = offers.filter(({ branch }) => branch.id === 1)
      expect(one?.course.pricing.accommodations).toBe(other?.course.pricing.accommodations)
      expect(one?.course.pricing.promotions).toBe(other?.course.pricing.promotions)
    })
  },
  { prepare: smallCatalogue },
)
