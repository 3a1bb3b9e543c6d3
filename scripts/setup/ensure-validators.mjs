import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runInProject } from './project-node.mjs'

const generator = 'scripts/generate/generate.ts'
const inputs = ['openapi', 'scripts/generate', 'package-lock.json']
const outputs = ['mocks/backend/validators', 'mocks/backend/external-services/validators']
const stampFile = join(root, 'node_modules/.galley-validators')

function filesBelow(path) {
  const entries = readdirSync(join(root, path), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

function inputHash() {
  const hash = createHash('sha256')
  for (const input of inputs) {
    const path = join(root, input)
    if (!existsSync(path)) continue
    for (const file of input.includes('.') ? [path] : filesBelow(input)) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
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
  const hash = inputHash()
  if (isFresh(hash)) return
  console.log('Making the validators of the contract.')
  const code = await runInProject(generator, ['--validators'])
  if (code !== 0) process.exit(code)
  writeFileSync(stampFile, hash)
}
