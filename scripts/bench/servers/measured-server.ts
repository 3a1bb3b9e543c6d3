import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { projectNode, root } from '../../setup/project-node.mjs'

export type MeasuredServer = {
  origin: string
  /** Milliseconds from process start to first answer. */
  readyAfter: number
  /** Megabytes; undefined where the system does not report it. */
  memory(): number | undefined
  stop(): Promise<void>
}

const longestStart = 60_000

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.')
  return address.port
}

async function firstAnswer(child: ChildProcess, origin: string): Promise<number> {
  const begin = performance.now()
  while (performance.now() - begin < longestStart && child.exitCode === null) {
    try {
      await (await fetch(origin)).arrayBuffer()
      return performance.now() - begin
    } catch {
      await pause(5)
    }
  }
  throw new Error(`${child.spawnargs.join(' ')} does not answer.`)
}

function residentMegabytes(pid: number | undefined): number | undefined {
  try {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1000
  } catch {
    return undefined
  }
}

/** Starts a Node process and waits until it answers. */
export async function startMeasured(
  argumentsAt: (port: number) => string[],
): Promise<MeasuredServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(projectNode, argumentsAt(port), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ended = once(child, 'exit')
  // Do not leave it running after a failed measurement.
  const kill = () => child.kill()
  process.once('exit', kill)
  const stop = async () => {
    process.off('exit', kill)
    kill()
    await ended
  }
  try {
    const readyAfter = await firstAnswer(child, origin)
    return { origin, readyAfter, memory: () => residentMegabytes(child.pid), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
