/** A process of its own that writes to a database others write to: `raise-counter <url> <times>`. */
import { connect, inTransaction } from '../db/connect'

const [, , url = '', times = '0'] = process.argv

async function raise(): Promise<void> {
  const { db, close } = connect(url)
  for (let turn = 0; turn < Number(times); turn += 1) {
    await inTransaction(db, async (transaction) => {
      const { value } = await transaction.selectFrom('counters').select('value').where('name', '=', 'shared').executeTakeFirstOrThrow()
      await transaction
        .updateTable('counters')
        .set({ value: value + 1 })
        .where('name', '=', 'shared')
        .execute()
    })
  }
  await close()
}

raise().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
