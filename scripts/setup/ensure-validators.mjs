import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashFiles } from './hash-files.mjs'
import { root, runInProject } from './project-node.mjs'

const generator = 'scripts/generate/generate.ts'
const inputs = ['openapi', 'scripts/generate', 'package-lock.json']
const outputs = ['mocks/backend/validators', 'mocks/backend/external-services/validators']
/** Not in node_modules, which copies of the project share. */
const stampFile = join(root, '.cache/validators-made-from')

/** Neither what makes them nor the linter, which says where a contract is wrong that they cannot be made of. */
export function needsValidators(what) {
  return what !== 'redocly' && !what.startsWith('scripts/generate/')
}

function isFresh(hash) {
  const made = outputs
    .map((output) => join(root, output))
    .every((path) => existsSync(path) && readdirSync(path).some((name) => name.endsWith('.gen.js')))
  return made && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash
}

/**
 * Writes the contract's validators unless they match the contract; exits if the contract cannot be
 * read.
 */
export async function ensureValidators() {
  if (!existsSync(join(root, generator))) return
  const hash = hashFiles(root, inputs)
  if (isFresh(hash)) return
  console.log('Making the validators of the contract.')
  const code = await runInProject(generator, ['--validators'])
  if (code !== 0) {
    console.error(
      'They cannot be made of this contract: npm run lint:contract says where it is wrong.',
    )
    process.exit(code)
  }
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, hash)
}
