import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTrial } from '../../commands/run-trial.ts'
import { startCommand } from '../../commands/start-command.ts'
import { freePort } from '../../setup/free-port.ts'
import { projectNode } from '../../setup/project-node.mjs'
import { backendCommand, packBackend } from '../backend/pack-backend.ts'
import { packContract } from '../contract/pack-contract.ts'
import { runNpm } from '../run-npm.ts'
import { EmptyFolder } from './empty-folder.ts'
import { readmeExamples } from './readme-examples.ts'

/** The project's, and the one that npm was started with, which may be older. */
const nodes = [...new Set([projectNode, process.env.npm_node_execpath ?? projectNode])]

/** What the examples of the contract's README print, in order. */
const printedByExamples = [
  /^Refused: login-form-error-message\n.+: .+, [1-9]\d* services\n$/,
  /email/,
  /GET \/api\/order\/search/,
]

const conformArgs = [
  ...['--config', 'scripts/conform/mock-backend.conform.json'],
  ...['--rate', '200', '--write'],
]

async function judge(server: string): Promise<void> {
  const args = [...conformArgs, '--server', server]
  const failure = await runTrial({ script: 'conform', args })
  if (failure !== undefined) throw new Error(failure)
}

/** Checks the types of the examples, and compiles them; returns their names. */
function compileExamples(folder: EmptyFolder, server: string): string[] {
  const readme = readFileSync(join(folder.path, 'node_modules/galley-contract/README.md'), 'utf8')
  const examples = Object.entries(readmeExamples(readme, server))
  if (examples.length !== printedByExamples.length) {
    throw new Error(`The README has ${examples.length} examples: say what each prints.`)
  }
  for (const [name, code] of examples) folder.write(name, code)
  folder.compile()
  return examples.map(([name]) => name)
}

function runExamples(folder: EmptyFolder, node: string, names: readonly string[]): void {
  for (const [index, name] of names.entries()) {
    const printed = folder.run(node, join('out', name.replace('.ts', '.js')))
    if (!printedByExamples[index]?.test(printed)) throw new Error(`${name} prints:\n${printed}`)
  }
}

async function withBackend(
  folder: EmptyFolder,
  { node, port }: { node: string; port: number },
  use: () => Promise<void>,
): Promise<void> {
  const installed = `node_modules/${backendCommand}`
  const { bin } = JSON.parse(readFileSync(join(folder.path, installed, 'package.json'), 'utf8'))
  const server = startCommand(`node ${installed}/${bin[backendCommand]}`, ['--port', `${port}`], {
    folder: folder.path,
    node,
  })
  const code = await server.said(`:${port}`)
  if (code !== undefined) throw new Error(`${server.output()}\nIt ended with exit code ${code}.`)
  try {
    await use()
  } finally {
    await server.end()
  }
}

async function tryIn(folder: EmptyFolder): Promise<void> {
  folder.install(await packBackend(), '--offline')
  runNpm(['exec', '--offline', '--', backendCommand, '--help'], folder.path)
  const port = await freePort()
  const server = `http://127.0.0.1:${port}`
  const isInstalled = folder.install(await packContract(), '--prefer-offline')
  if (!isInstalled) {
    console.log('The contract is not tried: npm has openapi-fetch neither cached nor reachable.')
  }
  const examples = isInstalled ? compileExamples(folder, server) : []
  for (const node of nodes) {
    await withBackend(folder, { node, port }, async () => {
      runExamples(folder, node, examples)
      await judge(server)
    })
    const tried = isInstalled ? 'Both packages work' : 'The mock backend works'
    console.log(`${tried} in an empty folder with Node ${folder.run(node, '--version').trim()}.`)
  }
}

const folder = new EmptyFolder()
try {
  await tryIn(folder)
} finally {
  folder.remove()
}
