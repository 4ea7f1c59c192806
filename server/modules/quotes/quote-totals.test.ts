import { demo } from '../../testing/demo'
import { compareTotals } from '../../testing/quote-totals'
import { describeOnBoth } from '../../testing/test-app'

describeOnBoth(
  'one total everywhere (bars “Exactly right”; `bench/quotes.ts` does it 10,000 times)',
  (getApp) => {
    test('given random quotes of the demo shop, then page, paper, mail, cart, order and its mail show the same to the halala', async () => {
      const { differences, quotes, alternatives, orders } = await compareTotals(getApp(), 20, 17)
      expect(differences).toEqual([])
      expect([quotes, alternatives > quotes, orders > 15]).toEqual([20, true, true])
    })
  },
  { prepare: demo },
)
