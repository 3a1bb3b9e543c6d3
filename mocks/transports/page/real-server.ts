import type { OperationId } from '../../../src/api/generated/operations.gen.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import { UnknownNameError } from '../../backend/calls/faults.ts'
import { operationsNamed } from '../../backend/calls/named-operations.ts'
import { isOperationId } from '../../backend/calls/route-table.ts'

/** Operations that a real server answers, and its URL without a trailing slash. */
export type RealServer = { base: string; operations: readonly OperationId[] }

/** What was chosen beside one server means nothing beside another. */
const key = [
  'galley-real-server',
  import.meta.env.VITE_REAL_SERVER,
  import.meta.env.VITE_REAL_OPERATIONS,
]
  .filter(Boolean)
  .join(' ')

const withoutSlash = (address: string) => address.replace(/\/+$/, '')

/** As `npm start -- --server` or a build names it. */
const usual = (): RealServer => ({
  base: import.meta.env.VITE_REAL_SERVER ?? import.meta.env.VITE_API_BASE_URL ?? '',
  operations: operationsNamed(import.meta.env.VITE_REAL_OPERATIONS ?? ''),
})

export function readRealServer(): RealServer {
  const stored = localStorage.getItem(key)
  if (!stored) return usual()
  try {
    const value: unknown = JSON.parse(stored)
    if (!isRecord(value) || typeof value.base !== 'string') return usual()
    const named = Array.isArray(value.operations) ? value.operations : []
    const operations = named.filter((id) => typeof id === 'string').filter(isOperationId)
    return { base: value.base, operations }
  } catch {
    return usual()
  }
}

export function keepRealServer({ base, operations }: RealServer): void {
  localStorage.setItem(key, JSON.stringify({ base: withoutSlash(base), operations }))
}

function readAddress(text: string): string {
  if (text === '' || /^https?:\/\/./.test(text)) return text
  throw new UnknownNameError('server', text, ['an address such as https://staging.example'])
}

/** What `server=ADDRESS` and `real=TAGS,OPERATIONS` of an address ask for. @throws UnknownName */
export function requestedServer(parameters: URLSearchParams): Partial<RealServer> {
  const [server, real] = [parameters.get('server'), parameters.get('real')]
  return {
    ...(server === null ? {} : { base: readAddress(server) }),
    ...(real === null ? {} : { operations: operationsNamed(real) }),
  }
}

export const realServerParameters = ['server', 'real'] as const
