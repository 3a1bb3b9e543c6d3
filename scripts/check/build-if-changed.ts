import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { hashFiles } from '../setup/hash-files.mjs'
import { root, runInProject } from '../setup/project-node.mjs'
import { buildSources, notBuilt } from './build-sources.ts'

/** Runs Vite with the arguments of a build, unless the same sources were built with them last time. */
const args = process.argv.slice(2)
const [, folder = 'dist'] = args.slice(args.indexOf('--outDir'))
// Vite empties the folder before it writes, so this one is there only after a whole build.
const stamp = resolve(root, folder, '.built-from')

const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
const wanted = JSON.stringify({
  args,
  variables: Object.fromEntries(variables),
  sources: hashFiles(root, buildSources, notBuilt),
})

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  process.exitCode = await runInProject('vite', args)
  if (process.exitCode === 0) writeFileSync(stamp, wanted)
}
