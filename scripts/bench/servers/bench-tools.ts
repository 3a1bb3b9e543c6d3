import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectEnvironment, root } from '../../setup/project-node.mjs'

/** Packages for comparison only; the project does not depend on them. */
const benchTools = {
  '@stoplight/prism-cli': '5.16.0',
  '@mockoon/cli': '9.9.0',
  autocannon: '9.0.0',
}

const folder = join(root, '.cache/bench-tools')

function isInstalled(name: string, version: string): boolean {
  const file = join(folder, 'node_modules', name, 'package.json')
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version
}

/** Folder of these packages, installed on first use; undefined (with a message) where that fails. */
export function ensureBenchTools(): string | undefined {
  const packages = join(folder, 'node_modules')
  const entries = Object.entries(benchTools)
  if (entries.every(([name, version]) => isInstalled(name, version))) return packages
  const wanted = entries.map(([name, version]) => `${name}@${version}`)
  console.log(`Installing ${wanted.join(', ')} into .cache/bench-tools, once.`)
  mkdirSync(folder, { recursive: true })
  // Without a package.json, npm would use the project's.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--no-save']
  const { status, stderr, error } = spawnSync('npm', ['install', ...options, ...wanted], {
    env: projectEnvironment(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status === 0 && entries.every(([name, version]) => isInstalled(name, version))) {
    return packages
  }
  console.log(`They cannot be installed: ${error?.message ?? stderr.trim()}`)
  return undefined
}
