import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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

const expected = [
  /^Refused: login-form-error-message\n.+: .+, [1-9]\d* services\n$/,
  /email/,
  /GET \/api\/order\/search/,
]

function tryExamples(folder: EmptyFolder, node: string, names: readonly string[]): void {
  if (names.length !== expected.length) throw new Error(`${names.length} examples are in README.`)
  for (const [index, name] of names.entries()) {
    const printed = folder.run(node, join('out', name.replace('.ts', '.js')))
    if (!expected[index]?.test(printed)) throw new Error(`${name} prints:\n${printed}`)
  }
}

async function withBackend(
  folder: EmptyFolder,
  { node, port }: { node: string; port: number },
  use: () => void,
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
    use()
  } finally {
    await server.end()
  }
}

async function tryIn(folder: EmptyFolder): Promise<void> {
  const backend = await packBackend()
  const contract = await packContract()
  folder.install(backend, '--offline')
  runNpm(['exec', '--offline', '--', backendCommand, '--help'], folder.path)
  const port = await freePort()
  const isWhole = folder.install(contract, '--prefer-offline')
  const readme = isWhole
    ? readFileSync(join(folder.path, 'node_modules/galley-contract/README.md'), 'utf8')
    : ''
  const examples = readmeExamples(readme, `http://127.0.0.1:${port}`)
  for (const [name, code] of Object.entries(examples)) folder.write(name, code)
  if (isWhole) folder.compile()
  else console.log('The contract is not tried: npm has openapi-fetch neither cached nor reachable.')
  for (const node of nodes) {
    await withBackend(folder, { node, port }, () => {
      if (isWhole) tryExamples(folder, node, Object.keys(examples))
    })
    console.log(
      `Both packages work in an empty folder, with Node ${folder.run(node, '--version').trim()}.`,
    )
  }
}

const folder = new EmptyFolder()
try {
  await tryIn(folder)
} finally {
  folder.remove()
}
