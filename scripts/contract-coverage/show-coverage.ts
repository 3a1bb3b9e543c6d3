import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageFolder } from '../../mocks/testing/coverage-folder.ts'
import { externalOperations, operations } from '../../src/api/generated/operations.gen.ts'
import { root } from '../setup/project-node.mjs'
import { coverageTable, neverSeen, type Seen, tabulate } from './coverage-table.ts'

function seenIn(kind: string): Seen {
  const folder = join(root, coverageFolder, kind)
  const files = existsSync(folder) ? readdirSync(folder) : []
  const sum: Seen = {}
  for (const file of files) {
    const seen: Seen = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    for (const [key, count] of Object.entries(seen)) sum[key] = (sum[key] ?? 0) + count
  }
  return sum
}

const kinds = { unit: seenIn('unit'), stories: seenIn('stories'), browser: seenIn('browser') }
const rows = tabulate({ ...operations, ...externalOperations }, kinds)
const missing = neverSeen(rows)
if (process.argv.includes('--missing')) {
  if (missing.length > 0) console.log(coverageTable(missing))
} else {
  console.log(coverageTable(rows))
}
console.log(`${rows.length - missing.length} of ${rows.length} documented answers were seen.`)
if (missing.length > 0) {
  console.log(
    'An answer that no test ever saw may not exist: test it, or take it out of the contract.',
  )
  process.exitCode = 1
}
