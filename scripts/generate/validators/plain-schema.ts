import { isRecord } from '../../../src/lib/is-record.ts'
import type { Schema } from '../contract-document.ts'
import { componentName } from '../contract-parts.ts'

const ANNOTATIONS = ['description', 'title', 'example', 'examples', 'default', 'contentMediaType']
const NAMED_SCHEMAS = ['properties', 'patternProperties', '$defs']

export const componentId = (name: string) => `/schemas/${name}`

/**
 * A schema without descriptions and extensions, with components by their `$id`, and a file as an
 * object, which is what a parsed form contains.
 */
export function plainSchema(schema: Schema): Schema {
  if (schema.format === 'binary') return { type: 'object' }
  const plain: Schema = {}
  for (const [keyword, value] of Object.entries(schema)) {
    if (ANNOTATIONS.includes(keyword) || keyword.startsWith('x-')) continue
    plain[keyword] = plainKeyword(keyword, value)
  }
  return plain
}

function plainKeyword(keyword: string, value: unknown): unknown {
  if (keyword === '$ref' && typeof value === 'string') return componentId(componentName(value))
  if (keyword === 'enum' || keyword === 'const' || keyword === 'required') return value
  if (Array.isArray(value)) return value.map((one) => (isRecord(one) ? plainSchema(one) : one))
  if (!isRecord(value)) return value
  if (!NAMED_SCHEMAS.includes(keyword)) return plainSchema(value)
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, isRecord(one) ? plainSchema(one) : one]),
  )
}

export function namedComponents(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(namedComponents)
  if (!isRecord(schema)) return []
  const own = typeof schema.$ref === 'string' ? [componentName(schema.$ref)] : []
  return [...own, ...Object.values(schema).flatMap(namedComponents)]
}
