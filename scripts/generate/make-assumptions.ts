import { isRecord } from '../../src/lib/is-record.ts'
import type { ContractDocument } from './contract-document.ts'
import { listOperations } from './contract-parts.ts'

interface Assumption {
  subject: string
  reason: string
}

/** Fields and parameters have names of their own. */
function partName(name: string, keyword: string, part: unknown): string {
  if (keyword !== 'parameters' || !isRecord(part) || typeof part.name !== 'string') return name
  return `${name} ?${part.name}`
}

function partsOf(name: string, keyword: string, value: unknown): [name: string, part: unknown][] {
  if (Array.isArray(value)) return value.map((part) => [partName(name, keyword, part), part])
  if (!isRecord(value)) return []
  if (keyword !== 'properties') return [[name, value]]
  return Object.entries(value).map(([field, part]) => [`${name}.${field}`, part])
}

/** Every `x-assumed` at or below a node, in order, under the nearest name. */
export function assumptionsIn(name: string, node: unknown): Assumption[] {
  if (!isRecord(node)) return []
  const { 'x-assumed': reason, ...rest } = node
  const own = typeof reason === 'string' ? [{ subject: name, reason }] : []
  const inside = Object.entries(rest).flatMap(([keyword, value]) =>
    partsOf(name, keyword, value).flatMap(([part, below]) => assumptionsIn(part, below)),
  )
  return [...own, ...inside]
}

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim()

function tableOf(title: string, heading: string, assumptions: Assumption[]): string {
  const rows = assumptions.map(({ subject, reason }) => `| \`${subject}\` | ${cell(reason)} |`)
  return [`## ${title}`, '', `| ${heading} | why it is assumed |`, '|---|---|', ...rows].join('\n')
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)

export function makeAssumptions(document: ContractDocument, external: ContractDocument): string {
  const operations = [document, external].flatMap(listOperations)
  const calls = operations.flatMap((operation) => {
    const { operationId, method, path } = operation
    return assumptionsIn(operationId, operation).map((one) =>
      one.subject === operationId ? { ...one, subject: `${operationId} ${method} ${path}` } : one,
    )
  })
  const { schemas, ...others } = document.components
  const shapes = Object.entries({ ...schemas, ...external.components.schemas }).sort(byName)
  const rest = Object.values(others).flatMap((section) => Object.entries(section).sort(byName))
  const within = (parts: [string, unknown][]) =>
    parts.flatMap(([name, part]) => assumptionsIn(name, part))
  return `<!-- Generated from openapi/ by \`npm run generate\`. Do not edit: change the reason there. -->

# What the contract assumes

The product description does not show these calls, shapes and fields. Each is marked \`x-assumed\` in the contract,
with the reason. What was chosen in code stands in [assumptions-by-hand.md](assumptions-by-hand.md).

${tableOf('Calls', 'call', calls)}

${tableOf('Shapes and fields', 'shape or field', within(shapes))}

${tableOf('Headers, sessions and answers', 'part', within(rest))}
`
}
