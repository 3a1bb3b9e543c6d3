import type { ContractDocument } from '../../generate/contract-document.ts'
import { answerSchemas, type Described, inside } from './answer-schemas.ts'
import type { SeenAnswer } from './seen-answers.ts'
import { valueRoleOf } from './value-role.ts'

/** One thing that two servers answer differently. */
export type Difference = {
  operation: string
  /** The journey and step, or the tag, where it was seen first. */
  place: string
  /** JSON pointer; `*` is each entry of a list. */
  pointer: string
  server: string
  beside: string
  times: number
}

/** What differs, of so many answers that both servers gave. */
export type BesideFindings = {
  address: string
  compared: number
  differences: readonly Difference[]
}

type Side = { value: unknown; sent: ReadonlySet<string> }
type Found = { pointer: string; server: string; beside: string }

const longest = 60

function shown(value: unknown, role?: string): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`
  if (typeof value === 'object') return 'an object'
  if (role === 'instant') return 'an instant'
  if (role === 'text' || role === 'address' || role === 'identity') {
    return value === '' ? 'an empty text' : `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`
  }
  const text = String(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value

/** A text of an account, which both servers repeat where the run has sent it. */
function textDiffers(server: Side, beside: Side): Found | undefined {
  const isEcho = ({ value, sent }: Side) => typeof value === 'string' && sent.has(value)
  const [one, other] = [isEcho(server), isEcho(beside)]
  const isEmpty = (server.value === '') !== (beside.value === '')
  if (one === other && !isEmpty) return undefined
  const named = (side: Side, echo: boolean) => (echo ? 'what was sent' : shown(side.value, 'text'))
  return { pointer: '', server: named(server, one), beside: named(beside, other) }
}

function valueDiffers(
  server: Side,
  beside: Side,
  { schemas, name }: { schemas: Described; name: string },
): Found | undefined {
  const role = valueRoleOf(schemas, name, server.value ?? beside.value)
  const found = {
    pointer: '',
    server: shown(server.value, role),
    beside: shown(beside.value, role),
  }
  if (kindOf(server.value) !== kindOf(beside.value)) return found
  if (role === 'text') return textDiffers(server, beside)
  if (role !== 'choice' && role !== 'number') return undefined
  return server.value === beside.value ? undefined : found
}

function differ(
  server: Side,
  beside: Side,
  { schemas, name, document }: { schemas: Described; name: string; document: ContractDocument },
): Found[] {
  const [one, other] = [server.value, beside.value]
  const isTree = kindOf(one) === kindOf(other) && typeof one === 'object' && one !== null
  if (!isTree || typeof other !== 'object' || other === null) {
    const found = valueDiffers(server, beside, { schemas, name })
    return found ? [found] : []
  }
  const [left, right] = [
    new Map<string, unknown>(Object.entries(one)),
    new Map<string, unknown>(Object.entries(other)),
  ]
  const isList = Array.isArray(one)
  const names = isList
    ? [...left.keys()].filter((key) => right.has(key))
    : [...new Set([...left.keys(), ...right.keys()])]
  const lengths =
    isList && left.size !== right.size
      ? [{ pointer: '', server: shown(one), beside: shown(other) }]
      : []
  return lengths.concat(
    names.flatMap((key) => {
      const within = inside(schemas, isList ? Number(key) : key, document)
      const sides = [left, right].map((map) => map.get(key))
      return differ(
        { ...server, value: sides[0] },
        { ...beside, value: sides[1] },
        { schemas: within, name: key, document },
      ).map((found) => ({ ...found, pointer: `/${isList ? '*' : key}${found.pointer}` }))
    }),
  )
}

/** What two servers answer differently to the same steps, beyond what is their accounts' own. */
export function compareAnswers(
  server: ReadonlyMap<string, SeenAnswer>,
  beside: ReadonlyMap<string, SeenAnswer>,
  document: ContractDocument,
): Difference[] {
  const schemasOf = answerSchemas(document)
  const differences = new Map<string, Difference>()
  for (const [key, one] of server) {
    const other = beside.get(key)
    if (!other) continue
    const { operation, status } = one
    const found =
      status === other.status
        ? differ(
            { value: one.json, sent: one.sent },
            { value: other.json, sent: other.sent },
            { schemas: schemasOf(operation, status), name: '', document },
          )
        : [{ pointer: '', server: `status ${status}`, beside: `status ${other.status}` }]
    for (const { pointer, ...values } of found) {
      const at = `${operation} ${pointer}`
      const before = differences.get(at)
      const place = `${one.group} › ${one.title}`
      if (before) differences.set(at, { ...before, times: before.times + 1 })
      else differences.set(at, { operation, place, pointer: pointer || '/', ...values, times: 1 })
    }
  }
  return [...differences.values()]
}
