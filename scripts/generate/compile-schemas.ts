import { _, Name } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { callRef } from 'ajv/dist/vocabularies/core/ref.js'
import addFormats from 'ajv-formats'
import type { Schema } from './contract-document.ts'
import { componentId } from './plain-schema.ts'

const ELSEWHERE = 'compiledElsewhere'

/** What the name of the shared module is inside a tag's module. */
export const SHARED = 'shared'

/**
 * The source of one module that exports a validator for each of `schemas` by its name. Validators of the `elsewhere`
 * names are taken from an object called `shared`. Throws where a schema is not strict JSON Schema 2020-12.
 */
export function compileSchemas(schemas: Record<string, Schema>, elsewhere: string[]): string {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    // A component is compiled once and called, instead of being written out wherever it is named.
    inlineRefs: false,
    strict: true,
    code: { source: true, esm: true, lines: false },
  })
  addFormats.default(ajv)
  ajv.addKeyword({
    keyword: ELSEWHERE,
    schemaType: 'string',
    code(context) {
      const validate = context.gen.scopeValue('func', {
        ref: { name: context.schema },
        key: context.schema,
        code: _`${new Name(SHARED)}.${new Name(context.schema)}`,
      })
      callRef(context, validate)
    },
  })
  for (const name of elsewhere) ajv.addSchema({ $id: componentId(name), [ELSEWHERE]: name })
  for (const [name, schema] of Object.entries(schemas)) {
    ajv.addSchema({ ...schema, $id: componentId(name) })
  }
  const exported = Object.keys(schemas).map((name) => [name, componentId(name)])
  return standaloneCode(ajv, Object.fromEntries(exported))
}
