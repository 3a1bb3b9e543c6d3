import type { ContractDocument, Schema } from './contract-document.ts'
import { listOperations, resolve } from './contract-parts.ts'
import { generatedHeader } from './generated-header.ts'

export function keysOfRefusal(refusal: Schema, schemas: Record<string, Schema>): string[] {
  const keysOf = (schema: Schema | undefined): string[] => {
    if (!schema) return []
    const { enum: keys, anyOf, properties } = resolve(schema, schemas)
    if (anyOf) return anyOf.flatMap(keysOf)
    return keys ? keys.filter((key) => typeof key === 'string') : keysOf(properties?.error)
  }
  return [...new Set(keysOf(resolve(refusal, schemas).properties?.error))]
}

function refusalKeys(document: ContractDocument): string[] {
  const { schemas } = document.components
  const refusals = Object.values(schemas).filter((schema) => schema['x-refusal'] === true)
  return [...new Set(refusals.flatMap((refusal) => keysOfRefusal(refusal, schemas)))]
}

function featureFlags(document: ContractDocument): Record<string, string> {
  const flags = document.components.schemas.FeatureFlags?.properties ?? {}
  return Object.fromEntries(
    Object.entries(flags).map(([name, { description }]) => [name, description ?? '']),
  )
}

/** What the application needs at run time; small, because it is shipped. */
export function makeClientContract(document: ContractDocument): string {
  const changing = listOperations(document).filter((operation) => operation['x-changes'] === true)
  return `${generatedHeader}
/** Why a call may be refused: the application has words for each. */
export type RefusalKey =
${refusalKeys(document)
  .map((key) => `  | '${key}'`)
  .join('\n')}

/** GETs that change something: never in a query, never prefetched, retried or fetched again. */
export const changingReads = [${changing.map(({ path }) => `'${path}'`).join(', ')}] as const
`
}

export function makeFeatureFlags(document: ContractDocument): string {
  const entries = Object.entries(featureFlags(document)).map(
    ([name, change]) => `  ${name}: ${JSON.stringify(change)},`,
  )
  return `${generatedHeader}
/** Every feature flag with what it changes. */
export const featureFlags = {
${entries.join('\n')}
} as const
`
}
