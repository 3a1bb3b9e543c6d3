import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientGenerator } from './client-generators.ts'
import { run } from './run-program.ts'

/** Retries would keep whoever is offline waiting for minutes. */
const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=1']

/** Installs the generators into a folder of their own. @returns what npm says where it cannot */
export async function installGenerators(
  folder: string,
  generators: readonly ClientGenerator[],
): Promise<string | undefined> {
  const packages = Object.assign({}, ...generators.map((generator) => generator.packages))
  const manifest = JSON.stringify(
    { private: true, type: 'module', dependencies: packages },
    null,
    2,
  )
  const installed = join(folder, 'installed.json')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === manifest) return undefined
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), manifest)
  const npm = process.env.npm_execpath
  const [command, before] = npm ? [process.execPath, [npm]] : ['npm', []]
  const shell = !npm && process.platform === 'win32'
  const failure = await run(command, [...before, 'install', ...options], { folder, shell })
  if (failure === undefined) writeFileSync(installed, manifest)
  return failure
}
