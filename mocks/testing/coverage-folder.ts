import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export const coverageFolder = '.cache/test/contract-coverage'

export function saveSeenAnswers(kind: string, file: string, seen: Record<string, number>): void {
  if (Object.keys(seen).length === 0) return
  const folder = join(root, coverageFolder, kind)
  mkdirSync(folder, { recursive: true })
  const name = createHash('sha256').update(file).digest('hex').slice(0, 16)
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(seen))
}
