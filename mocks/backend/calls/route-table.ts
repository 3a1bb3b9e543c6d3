import {
  type ExternalOperationId,
  externalOperations,
  type OperationId,
  operations,
} from '../../../src/api/generated/operations.gen.ts'

type CallRoute<Id extends string> = { id: Id; method: string; segments: readonly string[] }

/** Routes by their segments: a match reads one node for each segment, however many routes there are. */
type RouteTree<Id extends string> = {
  literals: Map<string, RouteTree<Id>>
  parameter: RouteTree<Id> | undefined
  routes: CallRoute<Id>[]
}

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

const emptyTree = <Id extends string>(): RouteTree<Id> => ({
  literals: new Map(),
  parameter: undefined,
  routes: [],
})

function branchFor<Id extends string>(tree: RouteTree<Id>, segment: string): RouteTree<Id> {
  if (isParameter(segment)) {
    tree.parameter ??= emptyTree()
    return tree.parameter
  }
  const branch = tree.literals.get(segment) ?? emptyTree()
  tree.literals.set(segment, branch)
  return branch
}

export function routesOf<Id extends string>(
  calls: readonly { id: Id; method: string; path: string }[],
): RouteTree<Id> {
  const tree = emptyTree<Id>()
  for (const { id, method, path } of calls) {
    const segments = path.split('/')
    segments.reduce<RouteTree<Id>>(branchFor, tree).routes.push({ id, method, segments })
  }
  return tree
}

const ownRoutes = routesOf(operationIds.map((id) => ({ id, ...operations[id] })))

const externalRoutes = routesOf(
  externalOperationIds.map((id) => ({ id, ...externalOperations[id] })),
)

function routesAt<Id extends string>(
  { literals, parameter, routes }: RouteTree<Id>,
  segments: readonly string[],
  at = 0,
): readonly CallRoute<Id>[] {
  const segment = segments[at]
  if (segment === undefined) return routes
  const literal = literals.get(segment)
  const exact = literal ? routesAt(literal, segments, at + 1) : []
  if (!parameter || segment === '') return exact
  return [...exact, ...routesAt(parameter, segments, at + 1)]
}

function pathParameters(
  { segments }: CallRoute<string>,
  called: readonly string[],
): Record<string, string> {
  const path: Record<string, string> = {}
  for (const [at, expected] of segments.entries()) {
    if (isParameter(expected)) path[expected.slice(1, -1)] = called[at] ?? ''
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
  tree: RouteTree<Id>,
  method: string,
  pathname: string,
): RouteMatch<Id> {
  const parts = pathname.split('/')
  const segments = pathname.includes('%') ? parts.map(decoded) : parts
  const routes = routesAt(tree, segments)
  const route = routes.find((candidate) => candidate.method === method)
  if (route) return { kind: 'found', id: route.id, path: pathParameters(route, segments) }
  const allowed = routes.map((candidate) => candidate.method)
  return allowed.length > 0 ? { kind: 'wrong-method', allowed } : { kind: 'unknown' }
}
