import { Agent, request } from 'node:http'
import type { HttpCase } from './http-cases.ts'

/** Result of requests sent as fast as they are answered. */
export type Load = {
  perSecond: number
  /** Milliseconds of each call. */
  times: number[]
  /** Of an answer on the wire with headers; undefined where not measured. */
  bytes?: number
  /** Calls without an answer or with a status other than 2xx. */
  failed: number
}

function callOnce(agent: Agent, url: string, { method, headers, body }: HttpCase) {
  return new Promise<number | undefined>((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      response.on('end', () => resolve(response.statusCode))
      response.on('error', reject)
      response.resume()
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Repeats a call on several keep-alive connections. */
export async function keepAliveLoad(
  origin: string,
  call: HttpCase,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let failed = 0
  const begin = performance.now()
  const until = begin + seconds * 1000
  const one = async () => {
    while (performance.now() < until) {
      const sentAt = performance.now()
      const status = await callOnce(agent, origin + call.path, call).catch(() => undefined)
      times.push(performance.now() - sentAt)
      if (status === undefined || status < 200 || status > 299) failed += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  agent.destroy()
  return { perSecond: (times.length / (performance.now() - begin)) * 1000, times, failed }
}
