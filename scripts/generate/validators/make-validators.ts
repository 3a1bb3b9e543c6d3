import type { ContractDocument, Schema } from '../contract-document.ts'
import { bundleModules } from './bundle-modules.ts'
import { compileSchemas, SHARED } from './compile-schemas.ts'
import { withDiscriminatedShapes } from './discriminated-shapes.ts'
import { namedComponents, plainSchema } from './plain-schema.ts'
import { ownDeclarations } from './validator-declarations.ts'
import { type OperationExports, planValidators, type TagPlan } from './validator-plan.ts'

/**
 * Validators of requests and answers by file name: one module for each tag, one for what tags
 * share, and `validators.gen.js` with all of them by operation and component.
 */
export async function makeValidators(
  contract: ContractDocument,
  declarations: string = ownDeclarations,
): Promise<Record<string, string>> {
  const document = withDiscriminatedShapes(contract)
  const components = Object.fromEntries(
    Object.entries(document.components.schemas).map(([name, schema]) => [
      name,
      plainSchema(schema),
    ]),
  )
  const tags = planValidators(document).map((plan) => ({ ...plan, ...closeOver(plan, components) }))
  const all: Record<string, Schema> = Object.assign({}, ...tags.map(({ schemas }) => schemas))
  const shared = Object.keys(all).filter(
    (name) => tags.filter((plan) => name in plan.schemas).length > 1,
  )
  const sources: Record<string, string> = {
    [SHARED]: compileSchemas(
      pick(all, (name) => shared.includes(name)),
      [],
    ),
    validators: makeIndex(tags, shared, components),
  }
  for (const { tag, schemas } of tags) {
    const own = pick(schemas, (name) => !shared.includes(name))
    sources[tag] = `import * as ${SHARED} from '${SHARED}'\n${compileSchemas(own, shared)}`
  }
  return { ...(await bundleModules(sources)), 'validators.gen.d.ts': declarations }
}

function pick(schemas: Record<string, Schema>, keep: (name: string) => boolean) {
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => keep(name)))
}

function closeOver(plan: TagPlan, components: Record<string, Schema>) {
  const schemas = { ...plan.schemas }
  const waiting = Object.values(schemas).flatMap(namedComponents)
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const component = components[name]
    if (name in schemas || !component) continue
    schemas[name] = component
    waiting.push(...namedComponents(component))
  }
  return { schemas }
}

function makeIndex(tags: TagPlan[], shared: string[], components: object): string {
  const imports = tags.map(({ tag }, index) => `import * as tag${index} from '${tag}'`)
  const entries = tags.flatMap(({ operations }, index) => {
    const exportOf = (name: string) => `${shared.includes(name) ? SHARED : `tag${index}`}.${name}`
    return Object.entries(operations).map(
      ([id, exported]) => `${id}: ${writeExports(exported, exportOf)},`,
    )
  })
  const named = tags.flatMap(({ schemas }, index) =>
    Object.keys(schemas)
      .filter((name) => name in components)
      .map((name) => [name, shared.includes(name) ? SHARED : `tag${index}`] as const),
  )
  const schemas = Array.from(new Map(named), ([name, module]) => `${name}: ${module}.${name},`)
  return `import * as ${SHARED} from '${SHARED}'
${imports.join('\n')}
export const validators = {
${entries.join('\n')}
}
export const schemas = {
${schemas.join('\n')}
}`
}

function writeExports(exported: OperationExports, exportOf: (name: string) => string): string {
  const write = (value: object): string => {
    if ('name' in value && typeof value.name === 'string') return exportOf(value.name)
    const parts = Object.entries(value).map(
      ([key, part]) => `${JSON.stringify(key)}: ${write(part)}`,
    )
    return `{ ${parts.join(', ')} }`
  }
  return write(exported)
}
