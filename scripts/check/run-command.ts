import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectEnvironment, projectNode, root } from '../setup/project-node.mjs'

type Result = { exitCode: number; output: string }

const running = new Set<ChildProcess>()
const windows = process.platform === 'win32'

/** Kills the whole process group: tools start browsers and workers. */
function endWithChildren(child: ChildProcess): void {
  if (child.pid === undefined) return
  if (windows) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'])
  else process.kill(-child.pid, 'SIGKILL')
}

export function endAll(): void {
  for (const child of running) endWithChildren(child)
}

/** Minutes, generous for a busy machine. */
const hung = () => (process.env.GALLEY_DEEP ? 180 : 60)

/**
 * Runs a TypeScript file or a tool of node_modules/.bin and collects its output. A command that
 * hangs is killed, with exit code 124.
 */
export function runCommand(
  what: string,
  args: string[],
  { env = {} }: { env?: Record<string, string> } = {},
): Promise<Result> {
  const minutes = hung()
  const isFile = what.endsWith('.ts')
  const tool = join(root, 'node_modules/.bin', windows ? `${what}.cmd` : what)
  const child = spawn(isFile ? projectNode : tool, isFile ? [what, ...args] : args, {
    cwd: root,
    env: { ...projectEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !windows,
    shell: windows && !isFile,
  })
  running.add(child)
  let output = ''
  let late = false
  const keep = (data: Buffer) => {
    output += data.toString()
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const limit = setTimeout(() => {
    late = true
    output += `\nEnded after ${minutes} minutes.`
    endWithChildren(child)
  }, minutes * 60_000)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(limit)
      running.delete(child)
      // Some tools color their output regardless of options.
      resolve({ exitCode: late ? 124 : (code ?? 1), output: stripVTControlCharacters(output) })
    })
  })
}
