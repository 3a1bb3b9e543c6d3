import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../setup/free-port.ts'

/** Milliseconds in which the driver answers, also on a busy machine. */
const hung = 60_000

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export type ElementReference = { [elementKey]: string }

export const referenceOf = (element: ElementReference): string => element[elementKey]

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

/** A display that nobody sees. */
export async function startDisplay(): Promise<{ name: string; stop: () => Promise<void> }> {
  const size = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const child = spawn('Xvfb', ['-displayfd', '1', ...size], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [number] = await once(child.stdout, 'data')
  return { name: `:${String(number).trim()}`, stop: () => end(child) }
}

/** A session of the WebDriver protocol, with the driver that serves it. */
export type WebDriverSession = {
  version: string
  /** A command below the session's own path. */
  send<Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Result>
  stop(): Promise<void>
}

async function command(url: string, method: string, body?: object) {
  const signal = AbortSignal.timeout(hung)
  const answer = await fetch(url, { method, signal, body: body && JSON.stringify(body) })
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`)
  return value
}

export async function startSession(
  driver: string,
  browser: { capabilities: object; env: NodeJS.ProcessEnv },
): Promise<WebDriverSession> {
  const port = await freePort()
  const child = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, ...browser.env },
    stdio: 'ignore',
  })
  const base = `http://127.0.0.1:${port}`
  const ready = () =>
    command(`${base}/status`, 'GET').then(
      () => true,
      () => false,
    )
  while (child.exitCode === null && !(await ready())) await pause(50)
  const capabilities = { alwaysMatch: browser.capabilities }
  // A driver that is left keeps this process from its end.
  const { sessionId, capabilities: given } = await command(`${base}/session`, 'POST', {
    capabilities,
  }).catch(async (error: unknown) => {
    await end(child)
    throw error
  })
  const path = `${base}/session/${sessionId}`
  return {
    version: String(given.browserVersion),
    send: (method, below, body) =>
      command(path + below, method, method === 'POST' ? (body ?? {}) : undefined),
    async stop() {
      await command(path, 'DELETE').catch(() => undefined)
      await end(child)
    },
  }
}
