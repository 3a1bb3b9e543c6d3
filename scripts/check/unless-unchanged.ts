import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashFiles } from '../setup/hash-files.mjs'

type Inputs = {
  root: string
  /** File that names what passed last time. */
  stamp: string
  /** Files and folders that the result follows from. */
  sources: readonly string[]
}

/**
 * Runs a check unless it passed with the same sources last time.
 * @returns whether it passed, now or then
 */
export async function unlessUnchanged(
  { root, stamp, sources }: Inputs,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const file = join(root, stamp)
  const hash = hashFiles(root, sources)
  if (existsSync(file) && readFileSync(file, 'utf8') === hash) return true
  rmSync(file, { force: true })
  const passed = await check()
  if (passed) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, hash)
  }
  return passed
}
