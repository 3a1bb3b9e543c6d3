import { readdirSync } from 'node:fs'
import { ensureInstall } from '../setup/ensure-install.mjs'
import { ensureValidators } from '../setup/ensure-validators.mjs'
import { runInProject } from '../setup/project-node.mjs'

ensureInstall()
await ensureValidators()

// Sequential: parallel measurements would disturb each other.
const benches = readdirSync(new URL('.', import.meta.url)).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
)
if (benches.length === 0) console.log('There is nothing to measure in scripts/bench.')
for (const bench of benches.sort()) {
  console.log(`\n${bench}`)
  const code = await runInProject(`scripts/bench/${bench}`, process.argv.slice(2))
  if (code !== 0) process.exitCode = code
}
