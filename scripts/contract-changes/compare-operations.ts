import type {
  ContractDocument,
  ListedOperation,
  MediaType,
  Parameter,
} from '../generate/contract-document.ts'
import { resolve } from '../generate/contract-parts.ts'
import type { Broken, ContractChange, Direction } from './change.ts'
import { compareSchemas } from './compare-schemas.ts'

type Content = Record<string, MediaType>

/** Names of path parameters are not sent. */
const shapeOf = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}')
const keysOf = (...parts: object[]) => [...new Set(parts.flatMap(Object.keys))]

export function compareOperations(
  one: ListedOperation,
  other: ListedOperation,
  before: ContractDocument,
  after: ContractDocument,
): ContractChange[] {
  const id = other.operationId
  const changes: ContractChange[] = []
  const say = (kind: ContractChange['kind'], where: string, what: string, ...breaks: Broken[]) => {
    const subject = where === '' ? id : `${id} ${where}`
    changes.push({ kind, subject, what, breaks, operations: [id] })
  }
  if (one.operationId !== id) say('changed', '', `was called ${one.operationId}`)
  if (one.method !== other.method) {
    say('changed', '', `method changed from ${one.method} to ${other.method}`, 'application')
  }
  if (shapeOf(one.path) !== shapeOf(other.path)) {
    say('changed', '', `path changed from ${one.path} to ${other.path}`, 'application')
  }
  compareMarks()
  compareSecurity()
  compareParameters()
  compareBodies()
  compareAnswers()
  return changes

  function compareMarks() {
    for (const mark of ['x-changes', 'x-opened-as'] as const) {
      const [old, now]: unknown[] = [one[mark], other[mark]]
      if (old !== now) {
        say('changed', mark, `changed from ${old ?? 'none'} to ${now ?? 'none'}`, 'application')
      }
    }
  }

  function compareSecurity() {
    const isOpen = (operation: ListedOperation, { security }: ContractDocument) =>
      (operation.security ?? security).length === 0
    const [was, is] = [isOpen(one, before), isOpen(other, after)]
    if (was && !is) say('changed', 'security', 'for signed-in people only', 'server')
    if (!was && is) say('changed', 'security', 'open to everybody')
  }

  function compareParameters() {
    const listed = (operation: ListedOperation, { components }: ContractDocument) =>
      Object.fromEntries(
        (operation.parameters ?? [])
          .map((parameter) => resolve(parameter, components.parameters))
          // Path parameters were compared with the path.
          .filter((parameter) => parameter.in !== 'path')
          .map((parameter): [string, Parameter] => [
            `${parameter.in} ${parameter.name}`,
            parameter,
          ]),
      )
    const [old, now] = [listed(one, before), listed(other, after)]
    for (const name of keysOf(old, now)) {
      const [was, is] = [old[name], now[name]]
      const must = is?.required === true
      if (!is) say('removed', name, 'parameter', 'server')
      else if (!was && must) say('added', name, 'required parameter', 'server')
      else if (!was) say('added', name, 'optional parameter')
      else {
        if (must && !was.required) say('changed', name, 'became required', 'server')
        if (!must && was.required) say('changed', name, 'became optional')
        compareShapes('request', name, was.schema, is.schema)
      }
    }
  }

  function compareBodies() {
    const [was, is] = [one.requestBody, other.requestBody]
    if (was && !is) return say('removed', 'body', 'nothing is sent any more', 'server')
    if (!was && is) {
      const breaks: Broken[] = is.required ? ['server'] : []
      return say('added', 'body', is.required ? 'required body' : 'optional body', ...breaks)
    }
    if (is?.required && !was?.required) say('changed', 'body', 'became required', 'server')
    compareContents('request', 'body', was?.content ?? {}, is?.content ?? {})
  }

  function compareAnswers() {
    for (const status of keysOf(one.responses, other.responses)) {
      const [was, is] = [one.responses[status], other.responses[status]]
      const failed = /^[45]/.test(status)
      if (!is) {
        // Nobody depends on a failure that no longer happens.
        say('removed', status, 'answer', ...(failed ? [] : (['application'] as const)))
      } else if (!was) {
        const isDeclared = failed && one.responses.default !== undefined
        say('added', status, 'answer', ...(isDeclared ? [] : (['application'] as const)))
      } else {
        const old = resolve(was, before.components.responses).content ?? {}
        const now = resolve(is, after.components.responses).content ?? {}
        compareContents('answer', status, old, now)
      }
    }
  }

  function compareContents(direction: Direction, where: string, old: Content, now: Content) {
    for (const type of keysOf(old, now)) {
      const [was, is] = [old[type], now[type]]
      const at = `${where} ${type}`
      if (!is) say('removed', at, 'media type', direction === 'answer' ? 'application' : 'server')
      else if (!was) {
        say(
          'added',
          at,
          'media type',
          ...(direction === 'answer' ? (['application'] as const) : []),
        )
      } else compareShapes(direction, where, was.schema, is.schema)
    }
  }

  function compareShapes(
    direction: Direction,
    where: string,
    ...[was, is]: [MediaType['schema'], MediaType['schema']]
  ) {
    const [old, now] = [before.components.schemas, after.components.schemas]
    for (const { kind, position, what, breaks } of compareSchemas(was, is, old, now)) {
      say(kind, `${where}${position}`, what, ...breaks[direction])
    }
  }
}
