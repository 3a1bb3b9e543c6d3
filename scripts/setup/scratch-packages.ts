import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectEnvironment, root } from './project-node.mjs'

type ScratchPackages = { folder: string; versions: Readonly<Record<string, string>> }

/** Packages for comparison only; the project does not depend on them. */
type Installed = { packages: string } | { reason: string }

/** Installs packages into a folder below `.cache` on first use. */
export function installScratch(
  { folder: name, versions }: ScratchPackages,
  npm: string = 'npm',
): Installed {
  const folder = join(root, '.cache', name)
  const packages = join(folder, 'node_modules')
  const entries = Object.entries(versions)
  const isThere = () =>
    entries.every(([one, version]) => {
      const file = join(packages, one, 'package.json')
      return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version
    })
  if (isThere()) return { packages }
  const wanted = entries.map(([one, version]) => `${one}@${version}`)
  console.log(`Installing ${wanted.join(', ')} into .cache/${name}, once.`)
  mkdirSync(folder, { recursive: true })
  // Without a package.json, npm would use the project's.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--no-save']
  const { status, stderr, error } = spawnSync(npm, ['install', ...options, ...wanted], {
    env: projectEnvironment(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status === 0 && isThere()) return { packages }
  return { reason: error?.message ?? stderr.trim() }
}
