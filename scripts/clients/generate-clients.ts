import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readContract } from '../generate/read-contract.ts'
import { projectNode, root } from '../setup/project-node.mjs'
import { type ClientGenerator, clientGenerators } from './client-generators.ts'
import { installGenerators } from './install-generators.ts'
import { run } from './run-program.ts'

const { values } = parseArgs({
  options: { only: { type: 'string' }, 'where-possible': { type: 'boolean' } },
})

const folder = join(root, '.cache/clients')

const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
}

const indented = (text: string) =>
  text.trim().split('\n').slice(-20).join('\n').replace(/^/gm, '    ')

/** @returns what failed, and what the program said */
async function tryGenerator({ name, program, args, settings }: ClientGenerator) {
  const made = `made/${name}`
  rmSync(join(folder, made), { recursive: true, force: true })
  mkdirSync(join(folder, made), { recursive: true })
  if (settings) writeFileSync(join(folder, settings.path), settings.text(made))
  const start = [join('node_modules', program), ...args(made)]
  const unmade = await run(projectNode, start, { folder })
  if (unmade !== undefined) return `cannot read the contract\n${indented(unmade)}`
  const config = join(folder, made, 'tsconfig.json')
  writeFileSync(config, JSON.stringify({ compilerOptions, include: ['.'] }))
  const compiler = join(root, 'node_modules/typescript7/bin/tsc')
  const wrong = await run(projectNode, [compiler, '--project', config], { folder })
  return wrong === undefined ? undefined : `its client has type errors\n${indented(wrong)}`
}

async function tryAll(): Promise<number> {
  const { only } = values
  const wanted = clientGenerators.filter(({ name }) => !only || name.includes(only))
  if (wanted.length === 0) {
    console.log(`Known: ${clientGenerators.map(({ name }) => name).join(', ')}.`)
    return 1
  }
  // All of them, so that --only does not install again.
  const failure = await installGenerators(folder, clientGenerators)
  if (failure !== undefined) {
    console.log(`${indented(failure)}\n`)
    console.log(
      'The generators cannot be installed, perhaps without a network; no client was made.',
    )
    return values['where-possible'] ? 0 : 1
  }
  const contract = await readContract(join(root, 'openapi/openapi.yaml'))
  writeFileSync(join(folder, 'contract.json'), JSON.stringify(contract))
  let failed = 0
  for (const generator of wanted) {
    const wrong = await tryGenerator(generator)
    if (wrong !== undefined) failed += 1
    const version = Object.values(generator.packages)[0]
    console.log(
      `${wrong === undefined ? '✓' : '✗'} ${generator.name} ${version}${wrong ? `: ${wrong}` : ''}`,
    )
  }
  console.log(
    failed === 0
      ? `Clients of ${wanted.length} generators have no type errors; they are in .cache/clients/made.`
      : `${failed} of ${wanted.length} failed.`,
  )
  return failed === 0 ? 0 : 1
}

process.exitCode = await tryAll()
