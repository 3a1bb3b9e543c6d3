import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import configuration from '../../tsconfig.json' with { type: 'json' }
import { projectNode, root } from '../setup/project-node.mjs'
import { workFolder } from './forget-last-run.ts'
import { unlessUnchanged } from './unless-unchanged.ts'

const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript7/package.json')))
const buildInfo = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']
// Each checker has its own copy of the types: a second one costs more than it saves on two cores.
const options = ['--noEmit', '--checkers', '1', ...buildInfo]

const sources = [
  ...globSync(configuration.include, { cwd: root }),
  '.dependency-cruiser.d.mts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
]

const passed = await unlessUnchanged(
  { root, stamp: `${workFolder}/types.passed`, sources },
  async () =>
    spawnSync(projectNode, [compiler, ...options], { cwd: root, stdio: 'inherit' }).status === 0,
)
if (!passed) process.exitCode = 1
