/** Progress a person can follow: what is being done, how long it took, and at a failure what to do next. */
const started = Date.now()
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

export function say(text) {
  console.log(`rihla  ${text}`)
}

/** Stops the script with a sentence that tells what to do. */
export class Hint extends Error {}

/** Runs one step and tells its name and time. @returns what `work` gives. */
export async function step(name, work) {
  const since = Date.now()
  say(`${name} …`)
  try {
    const value = await work()
    say(`${name}: done in ${seconds(since)}`)
    return value
  } catch (error) {
    say(`${name}: FAILED after ${seconds(since)}`)
    throw error
  }
}

/** Runs a script's main function: a Hint is printed as its sentence, anything else with its stack. */
export async function main(work) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Hint ? `\nrihla  ${error.message}` : error)
    process.exitCode = 1
  }
}

export const elapsed = () => seconds(started)
