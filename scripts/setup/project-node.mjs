import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project, so that the commands work from any folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

const windows = process.platform === 'win32'
const tools = join(root, 'node_modules/.bin')

/** The Node that the project pins; it runs TypeScript files as they are. */
export const projectNode = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node')

/** The exit code by which a server asks to be started again. */
export const startAgain = 75

/** The environment of everything the project starts: its own Node and tools come first. */
export function projectEnvironment() {
  return { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH ?? ''}` }
}

/**
 * Runs a TypeScript file (by the project's Node) or an installed tool (by its name) in this
 * terminal.
 * @param {string} what `scripts/…/name.ts`, or a name in node_modules/.bin
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export function runInProject(what, args) {
  const tool = windows ? `${what}.cmd` : what
  const [command, all] = what.endsWith('.ts')
    ? [projectNode, [what, ...args]]
    : [join(tools, tool), args]
  const child = spawn(command, all, {
    cwd: root,
    stdio: 'inherit',
    env: projectEnvironment(),
    shell: windows && command !== projectNode,
  })
  // Ctrl+C reaches the child by itself; waiting for it lets it close its ports.
  const wait = () => {}
  const passOn = () => child.kill('SIGTERM')
  process.on('SIGINT', wait)
  process.on('SIGTERM', passOn)
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })
  return ended.finally(() => process.off('SIGINT', wait).off('SIGTERM', passOn))
}

/**
 * Runs a server, and again as often as it asks for it.
 * @param {() => Promise<number>} run
 * @returns {Promise<number>} the exit code by which it ended for good
 */
export async function runUntilDone(run) {
  const code = await run()
  return code === startAgain ? runUntilDone(run) : code
}
