import { fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { projectEnvironment, root } from '../../setup/project-node.mjs'
import { type EndedPart, summaryOf } from './bench-summary.ts'

/** Longer than any part takes: it ends those that hang. */
const longest = 30 * 60_000

/** In a process of its own, so that no part affects another. */
async function runPart(file: string): Promise<EndedPart> {
  const part = basename(file, '.ts')
  console.log(`\n${part}`)
  const over: string[] = []
  const options = { cwd: root, env: projectEnvironment(), timeout: longest }
  const child = fork(file, process.argv.slice(2), options)
  child.on('message', (message) => {
    if (Array.isArray(message)) over.push(...message.map(String))
  })
  const [[code, signal]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  return code === 0 ? { part, over } : { part, over, failure: `ended with ${signal ?? code}` }
}

const ended: EndedPart[] = []
// One after another: parallel measurements would disturb each other.
for (const file of globSync('scripts/bench/*.ts', { cwd: root }).sort()) {
  ended.push(await runPart(file))
}
const { text, exitCode } = summaryOf(ended)
console.log(`\n${text}`)
process.exitCode = exitCode
