import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const windows = process.platform === 'win32'
const tools = join(root, 'node_modules/.bin')

export const projectNode = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node')

/** The exit code by which a server asks to be restarted. */
export const restartCode = 75

export function projectEnvironment() {
  return {
    // Tools start sooner with their compiled code kept.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    ...process.env,
    PATH: `${tools}${delimiter}${process.env.PATH ?? ''}`,
  }
}

/**
 * Runs a TypeScript file with the project's Node, or an installed tool by its name, in this
 * terminal. @param {string} what `scripts/…/name.ts`, or a name in node_modules/.bin @param
 * {string[]} args @returns {Promise<number>} the exit code
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
  // Ctrl+C reaches the child too: wait for it to close its ports.
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
 * Runs a server, and restarts it as often as it asks. @param {() => Promise<number>} run @returns
 * {Promise<number>} the last exit code
 */
export async function runWithRestarts(run) {
  const code = await run()
  return code === restartCode ? runWithRestarts(run) : code
}
