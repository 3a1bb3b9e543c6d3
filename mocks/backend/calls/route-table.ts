import {
  type ExternalOperationId,
  externalOperations,
  type OperationId,
  operations,
} from '../../../src/api/generated/operations.gen.ts'

type CallRoute<Id extends string> = { id: Id; method: string; segments: readonly string[] }

export type RouteMatch<Id extends string = OperationId> =
  | { kind: 'found'; id: Id; path: Record<string, string> }
  | { kind: 'wrong-method'; allowed: string[] }
  | { kind: 'unknown' }

const isParameter = (segment: string) => segment.startsWith('{')

export function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(operations, id)
}

export const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId)

export function isExternalOperationId(id: string): id is ExternalOperationId {
  return Object.hasOwn(externalOperations, id)
}

export const externalOperationIds: readonly ExternalOperationId[] =
  Object.keys(externalOperations).filter(isExternalOperationId)

/** The first path segments of external services, next to the product's `api`. */
export const externalServiceSegments: readonly string[] = [
  ...new Set(externalOperationIds.map((id) => externalOperations[id].path.split('/')[1] ?? '')),
]

function specificity({ segments }: CallRoute<string>): string {
  return segments.map((segment) => (isParameter(segment) ? '1' : '0')).join('')
}

/** Sorts routes so that literal segments win over parameters. */
export function routesOf<Id extends string>(
  calls: readonly { id: Id; method: string; path: string }[],
): CallRoute<Id>[] {
  return calls
    .map(({ id, method, path }) => ({ id, method, segments: path.split('/') }))
    .sort((a, b) => specificity(a).localeCompare(specificity(b)))
}

const ownRoutes = routesOf(operationIds.map((id) => ({ id, ...operations[id] })))

const externalRoutes = routesOf(
  externalOperationIds.map((id) => ({ id, ...externalOperations[id] })),
)

function pathParameters(
  route: CallRoute<string>,
  segments: string[],
): Record<string, string> | undefined {
  if (route.segments.length !== segments.length) return undefined
  const isOther = (expected: string, at: number) =>
    isParameter(expected) ? segments[at] === '' : expected !== segments[at]
  // Most routes do not match, so nothing is allocated before one does.
  if (route.segments.some(isOther)) return undefined
  const path: Record<string, string> = {}
  for (const [at, expected] of route.segments.entries()) {
    if (isParameter(expected)) path[expected.slice(1, -1)] = segments[at] ?? ''
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

export function matchRoute(method: string, pathname: string): RouteMatch {
  return matchIn(ownRoutes, method, pathname)
}

export function matchExternalRoute(
  method: string,
  pathname: string,
): RouteMatch<ExternalOperationId> {
  return matchIn(externalRoutes, method, pathname)
}

export function matchIn<Id extends string>(
  routes: readonly CallRoute<Id>[],
  method: string,
  pathname: string,
): RouteMatch<Id> {
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
