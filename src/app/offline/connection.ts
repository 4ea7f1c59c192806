/** Milliseconds. */
const patience = 8000

const later = (milliseconds: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), milliseconds))

/** Does the server answer, whatever it says? HEAD, because a GET could be answered by the worker. */
export const answers = (): Promise<boolean> =>
  Promise.race([
    fetch('/builds/latest.json', { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
    later(patience),
  ])
