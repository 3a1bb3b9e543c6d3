import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Generated, generateAll } from './generate-all.ts'
import { recordingsFolder } from './make-recording-list.ts'
import { staleFiles } from './stale-files.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

async function writeAll(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
}

/** Removes what belongs to a removed tag or recording. */
async function dropStale(folder: string, current: string[]) {
  const names = await readdir(join(root, folder)).catch(() => [])
  const stale = names.filter(
    (name) => name.includes('.gen.') && !current.includes(`${folder}/${name}`),
  )
  await Promise.all(stale.map((name) => rm(join(root, folder, name))))
}

async function check({ checkedIn }: Generated) {
  const stale = await staleFiles(root, checkedIn)
  if (stale.length === 0)
    return console.log('What was generated matches the contract and the design tokens.')
  console.error(
    `The contract or tokens.css has changed since these were generated:\n  ${stale.join('\n  ')}`,
  )
  console.error('Run `npm run generate` and commit what it writes.')
  process.exitCode = 1
}

function report(files: Record<string, string>) {
  const code = Object.entries(files).filter(([path]) => path.endsWith('.js'))
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`
  const sum = (of: (text: string) => number) =>
    kilobytes(code.reduce((total, [, text]) => total + of(text), 0))
  const zipped = sum((text) => gzipSync(text).length)
  console.log(`Validators: ${sum((text) => text.length)} in ${code.length} modules, ${zipped} gzip`)
}

// --check compares what is in git; --validators writes only what is not.
const [mode] = process.argv.slice(2)
if (mode !== undefined && mode !== '--check' && mode !== '--validators') {
  throw new Error(`Unknown option ${mode}: use --check, --validators or none.`)
}
const begun = performance.now()
const generated = await generateAll(join(root, 'openapi'))
if (mode === '--check') {
  await check(generated)
} else {
  if (mode === undefined) {
    await writeAll(generated.checkedIn)
    await dropStale(recordingsFolder, Object.keys(generated.checkedIn))
  }
  await writeAll(generated.validators)
  const made = Object.keys(generated.validators)
  for (const folder of new Set(made.map(dirname))) await dropStale(folder, made)
  report(generated.validators)
  console.log(`Generated in ${Math.round(performance.now() - begun)} ms`)
}
