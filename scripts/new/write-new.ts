import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { resolveConfig } from 'vite'
import { runCommand } from '../check/run-command.ts'
import { root } from '../setup/project-node.mjs'
import { CannotWrite } from './file-changes.ts'
import { isKind, kinds, newFiles } from './new-files.ts'

const [kind = '', ...names] = process.argv.slice(2)

function read(path: string): string | undefined {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

async function run(command: string, args: string[]): Promise<void> {
  const { exitCode, output } = await runCommand(command, args)
  if (exitCode === 0) return
  console.error(output)
  process.exit(exitCode)
}

try {
  const changes = newFiles(kind, names, read)
  const paths = Object.keys(changes)
  const made = paths.filter((path) => read(path) === undefined)
  for (const [path, text] of Object.entries(changes)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  await run('biome', ['check', '--write', ...paths.filter((path) => /[.]tsx?$/.test(path))])
  if (kind === 'operation') await run('scripts/generate/generate.ts', [])
  if (kind === 'screen') {
    // The router's plugin writes the route tree as soon as the configuration is read.
    await resolveConfig({ root, logLevel: 'error' }, 'build')
    const [domain = ''] = (names[0] ?? '').split('/')
    // Of this namespace only: reading every source takes half a minute.
    await run('lingui', ['extract', `src/features/${domain}/`, `src/domain/${domain}/`])
  }
  for (const path of paths) console.log(`${made.includes(path) ? 'wrote' : 'changed'} ${path}`)
  if (isKind(kind)) console.log(kinds[kind].left)
} catch (error) {
  if (!(error instanceof CannotWrite)) throw error
  console.error(error.message)
  process.exitCode = 1
}
