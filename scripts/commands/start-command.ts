import { type ChildProcess, spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import manifest from '../../package.json' with { type: 'json' }
import { projectNode } from '../setup/project-node.mjs'

export type Script = keyof typeof manifest.scripts

export const scripts = new Map(Object.entries(manifest.scripts))

type Started = {
  output: () => string
  /** Resolves with the exit code; a command that was ended by a signal has none. */
  ended: Promise<number | null>
  /** Resolves once the output contains a text, or with the exit code of what ended before. */
  said: (text: string) => Promise<number | null | undefined>
  end: () => Promise<void>
}

function endWithChildren(child: ChildProcess): void {
  if (process.platform !== 'win32') child.kill('SIGTERM')
  else spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'])
}

/** Node and its arguments, without a shell or npm between, so that a signal ends all of it. */
function argumentsOf(command: string): string[] {
  const [node, ...args] = command.split(' ')
  if (node !== 'node') throw new Error(`"${command}" does not begin with node.`)
  return args
}

/** Starts what package.json says for a script, with more arguments, as `npm run` does. */
export function startCommand(
  command: string,
  args: readonly string[],
  {
    folder,
    env = {},
    node = projectNode,
  }: { folder: string; env?: NodeJS.ProcessEnv; node?: string },
): Started {
  const child = spawn(node, [...argumentsOf(command), ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let look = () => {}
  const keep = (data: Buffer) => {
    output += stripVTControlCharacters(data.toString())
    look()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  return {
    output: () => output,
    ended,
    said: (text) =>
      Promise.race([
        ended,
        new Promise<undefined>((resolve) => {
          look = () => {
            if (output.includes(text)) resolve(undefined)
          }
          look()
        }),
      ]),
    async end() {
      endWithChildren(child)
      await ended
    },
  }
}
