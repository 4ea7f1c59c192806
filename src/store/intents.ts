import { type ObservableMap, runInAction } from 'mobx'

/**
 * Sends what is wanted of things named by a number, one at a time; an intent that changed while it was under way is sent again. So thirty
 * clicks at once end in one state, here and on the server. The first caller works, the others find it done.
 */
export async function sendIntents<Want>(
  wanted: ObservableMap<number, Want>,
  send: (id: number, want: Want) => Promise<void>,
): Promise<void> {
  for (let [next] = wanted; next; [next] = wanted) {
    const [id, want] = next
    await send(id, want)
    if (wanted.get(id) === want) runInAction(() => wanted.delete(id))
  }
}
