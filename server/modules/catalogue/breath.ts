/** Lets other answers go out between two pieces of long work: one thread serves all visitors. */
export const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
