import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/** In milliseconds. */
const patience = 300_000

/** Runs a program in a folder. @returns its output if it failed, else undefined */
export function run(
  command: string,
  args: readonly string[],
  { folder, shell = false }: { folder: string; shell?: boolean },
): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>()
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', DO_NOT_TRACK: '1', npm_config_loglevel: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: patience,
    shell,
  })
  let output = ''
  const keep = (data: Buffer) => {
    output += data.toString()
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  child.on('error', reject)
  child.on('close', (code, signal) => {
    const late = signal ? `\nEnded by ${signal}; at most ${patience / 1000} s are waited.` : ''
    resolve(code === 0 ? undefined : stripVTControlCharacters(output) + late)
  })
  return promise
}
