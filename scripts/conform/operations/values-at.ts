import { isRecord } from '../../../src/lib/is-record.ts'

/** One part of a path, such as `orders`, `*`, `*[certificateReady]` or `*[status=completed]`. */
function inside(value: unknown, part: string): unknown[] {
  const [, name = part, field, wanted] = /^([^[]*)\[([^=\]]+)(?:=([^\]]*))?\]$/.exec(part) ?? []
  const found =
    name === '*' ? (Array.isArray(value) ? value : []) : isRecord(value) ? [value[name]] : []
  if (field === undefined) return found
  return found.filter((one) => {
    const actual = isRecord(one) ? one[field] : undefined
    return wanted === undefined ? Boolean(actual) : String(actual) === wanted
  })
}

/** Texts and numbers at a path of an answer, as texts. */
export function valuesAt(json: unknown, path: string): string[] {
  const values = path
    .split('.')
    .reduce<unknown[]>((all, part) => all.flatMap((value) => inside(value, part)), [json])
  return values.flatMap((value) =>
    typeof value === 'string' || typeof value === 'number' ? [String(value)] : [],
  )
}
