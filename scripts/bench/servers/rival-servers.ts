import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContract } from '../../generate/read-contract.ts'
import { root } from '../../setup/project-node.mjs'
import type { HttpCase } from './http-cases.ts'
import { type MeasuredServer, startMeasured } from './measured-server.ts'

const folder = join(root, '.cache/bench')
const contractFile = join(folder, 'contract.json')
const answersFile = join(folder, 'answers.json')

export const startOurs = () => startMeasured((port) => ['scripts/backend.ts', '--port', `${port}`])

/** After `startRivals`, which writes its answers. */
export const startBare = () =>
  startMeasured((port) => ['scripts/bench/servers/bare-server.ts', `${port}`, answersFile])

/** Answers by `METHOD path`. */
async function answersOf(origin: string, cases: HttpCase[]): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const { method, path, headers, body } of cases) {
    const response = await fetch(origin + path, { method, headers, body })
    if (!response.ok) throw new Error(`${method} ${path} is answered ${response.status}.`)
    answers[`${method} ${path}`] = await response.json()
  }
  return answers
}

/** The bare server and, where installed, servers that others generate from a contract. */
export async function startRivals(
  ours: MeasuredServer,
  cases: HttpCase[],
  packages: string | undefined,
): Promise<Record<string, MeasuredServer>> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(answersFile, JSON.stringify(await answersOf(ours.origin, cases)))
  const bare = await startBare()
  if (!packages) return { bare }
  const contract = await readContract(join(root, 'openapi/openapi.yaml'))
  writeFileSync(contractFile, JSON.stringify(contract))
  // Without logs, which would cost more than the calls.
  const prism = await startMeasured((port) => [
    ...[join(packages, '@stoplight/prism-cli/dist/index.js'), 'mock', contractFile],
    ...[
      '--port',
      `${port}`,
      '--host',
      '127.0.0.1',
      '--verboseLevel',
      'silent',
      '--no-multiprocess',
    ],
  ])
  const mockoon = await startMeasured((port) => [
    ...[join(packages, '@mockoon/cli/bin/run.js'), 'start', '--data', contractFile],
    ...['--port', `${port}`, '--hostname', '127.0.0.1'],
    ...['--disable-log-to-file', '--disable-admin-api'],
  ])
  return { bare, prism, mockoon }
}
