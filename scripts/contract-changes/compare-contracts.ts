import type { ContractDocument, ListedOperation, Schema } from '../generate/contract-document.ts'
import { componentName, listOperations, resolve } from '../generate/contract-parts.ts'
import type { Broken, ContractChange, SchemaChange } from './change.ts'
import { compareOperations } from './compare-operations.ts'
import { type ComparedSchemas, compareSchemas } from './compare-schemas.ts'
import { type SchemaUses, schemaUses } from './schema-uses.ts'

/**
 * The differences of two documents without descriptions and examples: operations first, then
 * schemas by name.
 */
export function compareContracts(
  before: ContractDocument,
  after: ContractDocument,
): ContractChange[] {
  return [...compareAllOperations(before, after), ...compareComponents(before, after)]
}

function compareAllOperations(before: ContractDocument, after: ContractDocument): ContractChange[] {
  const [old, now] = [listOperations(before), listOperations(after)]
  const byId = new Map(old.map((operation) => [operation.operationId, operation]))
  const currentIds = new Set(now.map(({ operationId }) => operationId))
  const call = ({ method, path }: ListedOperation) => `${method} ${path}`
  // A renamed component is no change where it is used.
  const renamed = new Map(
    old.filter(({ operationId }) => !currentIds.has(operationId)).map((one) => [call(one), one]),
  )
  const matched = now.map((other) => ({
    other,
    one: byId.get(other.operationId) ?? renamed.get(call(other)),
  }))
  const found = new Set(matched.map(({ one }) => one))
  const whole = (
    kind: ContractChange['kind'],
    operation: ListedOperation,
    breaks: Broken[],
  ): ContractChange => ({
    kind,
    subject: operation.operationId,
    what: `operation ${call(operation)}`,
    breaks,
    operations: [operation.operationId],
  })
  return [
    ...old.filter((one) => !found.has(one)).map((one) => whole('removed', one, ['application'])),
    ...matched.flatMap(({ one, other }) =>
      one ? compareOperations(one, other, before, after) : [whole('added', other, [])],
    ),
  ]
}

function compareComponents(before: ContractDocument, after: ContractDocument): ContractChange[] {
  const uses = schemaUses(before, after)
  const [old, now] = [before.components.schemas, after.components.schemas]
  const keys = new Set([...refusalKeySchemas(old), ...refusalKeySchemas(now)])
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].sort().flatMap((name) => {
    const [one, other] = [old[name], now[name]]
    if (one && other) {
      const isKey = (position: string) =>
        keys.has(name) || (other['x-refusal'] === true && /^([.]error)+$/.test(position))
      return compareSchemas(one, other, old, now).map((change) => {
        const what = isKey(change.position)
          ? change.what.replace(/^value /, 'refusal key ')
          : change.what
        return withSubject(name, { ...change, what }, uses)
      })
    }
    const operations = usersOf(name, uses)
    const kind: ContractChange['kind'] = other ? 'added' : 'removed'
    return [{ kind, subject: name, what: 'schema', breaks: [], operations }]
  })
}

function usersOf(name: string, uses: SchemaUses): string[] {
  const use = uses.get(name)
  return use ? [...new Set([...use.request, ...use.answer])].sort() : []
}

function withSubject(name: string, change: SchemaChange, uses: SchemaUses): ContractChange {
  const use = uses.get(name)
  const breaks = (['request', 'answer'] as const).flatMap((direction) =>
    (use?.[direction].size ?? 0) > 0 ? change.breaks[direction] : [],
  )
  return {
    kind: change.kind,
    subject: `${name}${change.position}`,
    what: change.what,
    breaks: breaks.sort(),
    operations: usersOf(name, uses),
  }
}

function refusalKeySchemas(schemas: ComparedSchemas): string[] {
  const below = (schema: Schema | undefined): string[] => {
    if (!schema) return []
    const own = schema.$ref === undefined ? [] : [componentName(schema.$ref)]
    const found = resolve(schema, schemas)
    return found.enum ? own : below(found.properties?.error)
  }
  return Object.values(schemas)
    .filter((schema) => schema['x-refusal'] === true)
    .flatMap((refusal) => below(refusal.properties?.error))
}
