import { type OperationId, operations } from '../../src/api/operations.gen.ts'

type Route = { id: OperationId; method: string; segments: string[] }

export type RouteMatch =
  | { kind: 'found'; id: OperationId; path: Record<string, string> }
  | { kind: 'wrong-method'; allowed: string[] }
  | { kind: 'unknown' }

const isParameter = (segment: string) => segment.startsWith('{')

export function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(operations, id)
}

export const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId)

// Fewer parameters first, and later parameters before earlier ones, so that literal segments win.
const routes: Route[] = operationIds
  .map((id) => ({
    id,
    method: operations[id].method,
    segments: operations[id].path.split('/'),
  }))
  .sort((a, b) => specificity(a).localeCompare(specificity(b)))

function specificity(route: Route): string {
  return route.segments.map((segment) => (isParameter(segment) ? '1' : '0')).join('')
}

function pathParameters(route: Route, segments: string[]): Record<string, string> | undefined {
  if (route.segments.length !== segments.length) return undefined
  const path: Record<string, string> = {}
  for (const [at, expected] of route.segments.entries()) {
    const given = segments[at] ?? ''
    if (isParameter(expected)) {
      if (given === '') return undefined
      path[expected.slice(1, -1)] = given
    } else if (expected !== given) return undefined
  }
  return path
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Finds the operation for a method and a pathname (still encoded); literal segments win. */
export function matchRoute(method: string, pathname: string): RouteMatch {
  const segments = pathname.split('/').map(decoded)
  const allowed: string[] = []
  for (const route of routes) {
    const path = pathParameters(route, segments)
    if (!path) continue
    if (route.method === method) return { kind: 'found', id: route.id, path }
    allowed.push(route.method)
  }
  return allowed.length > 0 ? { kind: 'wrong-method', allowed } : { kind: 'unknown' }
}
