import { isRecord } from '../../src/lib/is-record.ts'
import { base64FromBytes, bytesFromBase64 } from './base64.ts'

export type WorldMeta = Readonly<Record<string, string | number | boolean>>

export interface WorldImage {
  readonly meta: WorldMeta
  readonly tables: Readonly<Record<string, readonly object[]>>
}

/** The text or image cannot be loaded into this world; the message says why. */
export class WorldFileError extends Error {
  override name = 'WorldFileError'
}

const MARK = 'galley-world'
const VERSION = 1
const BYTES = '$bytes'

/** @throws WorldFileError that names the first difference */
export function requireKind(found: WorldMeta, wanted: WorldMeta): void {
  for (const name of new Set([...Object.keys(wanted), ...Object.keys(found)]))
    if (found[name] !== wanted[name])
      throw new WorldFileError(
        `The file's ${name} is ${found[name] ?? 'missing'}, this world's is ${wanted[name] ?? 'missing'}`,
      )
}

/** JSON with bytes as `{"$bytes": base64}`; a leading `$` of a field is doubled. */
export function writeWorldFile({ meta, tables }: WorldImage): string {
  const names = Object.keys(tables).sort()
  const sorted = Object.fromEntries(names.map((name) => [name, tables[name]?.map(marked)]))
  return JSON.stringify({ [MARK]: VERSION, meta, tables: sorted })
}

/** @throws WorldFileError */
export function readWorldFile(text: string): WorldImage {
  const file = parsed(text)
  if (!isRecord(file) || !(MARK in file)) throw new WorldFileError('This is not a persisted world')
  if (file[MARK] !== VERSION)
    throw new WorldFileError(`Version ${String(file[MARK])} of the file is not known`)
  const { meta, tables } = file
  if (!isMeta(meta) || !isRecord(tables)) throw new WorldFileError('The file has no tables')
  return { meta, tables: Object.fromEntries(Object.entries(tables).map(rowsOf)) }
}

function rowsOf([name, list]: [string, unknown]): [string, object[]] {
  const rows: unknown[] = Array.isArray(list) ? list.map(unmarked) : [undefined]
  return [
    // Table names are not escaped.
    name,
    rows.map((row) => {
      if (isRecord(row)) return row
      throw new WorldFileError(`The table ${name} holds something that is no row`)
    }),
  ]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new WorldFileError('The file is damaged: it is not JSON', { cause: error })
  }
}

const isMeta = (value: unknown): value is WorldMeta =>
  isRecord(value) &&
  Object.values(value).every((each) => ['string', 'number', 'boolean'].includes(typeof each))

/** Neither bytes nor a name with a leading `$`: a file holds it as it is, which is true of most rows. */
function isLiteral(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (value instanceof Uint8Array) return false
  if (Array.isArray(value)) return value.every(isLiteral)
  for (const name in value) {
    if (name.startsWith('$') || !isLiteral(Reflect.get(value, name))) return false
  }
  return true
}

function marked(value: unknown): unknown {
  if (isLiteral(value)) return value
  if (value instanceof Uint8Array) return { [BYTES]: base64FromBytes(value) }
  if (Array.isArray(value)) return value.map(marked)
  if (!isRecord(value)) return value
  return renamed(value, (name) => (name.startsWith('$') ? `$${name}` : name), marked)
}

function unmarked(value: unknown): unknown {
  if (isLiteral(value)) return value
  if (Array.isArray(value)) return value.map(unmarked)
  if (!isRecord(value)) return value
  const bytes = value[BYTES]
  if (typeof bytes === 'string') return bytesFromBase64(bytes)
  return renamed(value, (name) => (name.startsWith('$$') ? name.slice(1) : name), unmarked)
}

function renamed(
  fields: Record<string, unknown>,
  rename: (name: string) => string,
  change: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [rename(name), change(value)]),
  )
}
