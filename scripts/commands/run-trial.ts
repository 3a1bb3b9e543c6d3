import { freePort } from '../setup/free-port.ts'
import { root } from '../setup/project-node.mjs'
import { scratchCopy } from './scratch-copy.ts'
import { scripts, startCommand } from './start-command.ts'
import type { Trial } from './trials.ts'

/** What went wrong, or undefined. */
type Failure = string | undefined

export const nameOf = ({ script, args = [] }: Trial): string => {
  const name = script === 'start' || script === 'test' ? `npm ${script}` : `npm run ${script}`
  return args.length > 0 ? `${name} -- ${args.join(' ')}` : name
}

const start = ({ script, args = [], copied, env }: Trial, more: readonly string[]) =>
  startCommand(scripts.get(script) ?? '', [...args, ...more], {
    folder: copied ? scratchCopy : root,
    env,
  })

async function runToItsEnd(trial: Trial): Promise<Failure> {
  const command = start(trial, [])
  const code = await command.ended
  return code === 0 ? undefined : `${command.output()}\nIt ended with exit code ${code}.`
}

async function serve(trial: Trial, { page, port: option }: { page: string; port: string }) {
  const port = await freePort()
  const command = start(trial, [option, String(port)])
  const code = await command.said(`:${port}`)
  if (code !== undefined) return `${command.output()}\nIt ended with exit code ${code}.`
  try {
    const { status, body } = await fetch(`http://127.0.0.1:${port}${page}`, {
      headers: { Accept: 'text/html' },
    })
    await body?.cancel()
    if (status === 200) return undefined
    return `${command.output()}\n${page} was answered with status ${status}.`
  } finally {
    await command.end()
  }
}

async function callBackend(trial: Trial, option: string): Promise<Failure> {
  const port = await freePort()
  const backend = start({ script: 'backend' }, ['--port', String(port)])
  const code = await backend.said(`:${port}`)
  if (code !== undefined) return `${backend.output()}\nIt ended with exit code ${code}.`
  try {
    const args = [...(trial.args ?? []), option, `http://127.0.0.1:${port}`]
    return await runToItsEnd({ ...trial, args })
  } finally {
    await backend.end()
  }
}

export function runTrial(trial: Trial): Promise<Failure> {
  if (trial.calls) return callBackend(trial, trial.calls)
  return trial.served ? serve(trial, trial.served) : runToItsEnd(trial)
}
