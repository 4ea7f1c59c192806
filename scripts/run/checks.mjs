import { Hint, step } from '../setup/say.mjs'
import { run } from './command.mjs'

const checks = [
  ['lint and format', 'biome', ['ci', '--reporter=summary', '.'], 'npx biome check --write .'],
  ['types', 'tsc', ['--noEmit', '-p', '.'], 'npx tsc --noEmit'],
  [
    'import rules',
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', 'src', 'server', 'plugins', 'e2e', 'scripts', 'bench'],
    'see ARCHITECTURE.md for which folder may import which',
  ],
]

/** Lint, types and import rules, one after the other; the first that fails stops with what to do. */
export async function runChecks() {
  for (const [name, command, args, advice] of checks) {
    await step(name, async () => {
      if ((await run(command, args)) !== 0) throw new Hint(`${name}: the findings are above. ${advice}`)
    })
  }
}
