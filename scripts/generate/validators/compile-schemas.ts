import { _, Name } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { callRef } from 'ajv/dist/vocabularies/core/ref.js'
import addFormats from 'ajv-formats'
import type { Schema } from '../contract-document.ts'
import { componentId } from './plain-schema.ts'

const ELSEWHERE = 'compiledElsewhere'

/** The name of the shared module inside a tag's module. */
export const SHARED = 'shared'

/**
 * One module that exports a validator for each schema; those named in `elsewhere` come from the
 * shared module. @throws if a schema is not strict JSON Schema 2020-12
 */
export function compileSchemas(schemas: Record<string, Schema>, sharedNames: string[]): string {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    // Compiles a component once instead of inlining it everywhere.
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
  for (const name of sharedNames) ajv.addSchema({ $id: componentId(name), [ELSEWHERE]: name })
  for (const [name, schema] of Object.entries(schemas)) {
    ajv.addSchema({ ...schema, $id: componentId(name) })
  }
  const exported = Object.keys(schemas).map((name) => [name, componentId(name)])
  return standaloneCode(ajv, Object.fromEntries(exported))
}
