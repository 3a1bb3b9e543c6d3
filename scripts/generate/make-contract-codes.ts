import type { ContractDocument } from './contract-document.ts'
import { generatedHeader } from './generated-header.ts'

type NamedCodes = { schema: string; codes: Map<string, number> }

/** Every enumeration of numbers, with the name that `x-enum-varnames` gives to each. */
export function namedCodes({ components }: ContractDocument): NamedCodes[] {
  return Object.entries(components.schemas).flatMap(([schema, definition]) => {
    const numbers = (definition.enum ?? []).filter((code) => typeof code === 'number')
    if (numbers.length === 0) return []
    const varNames: unknown = definition['x-enum-varnames']
    const names: unknown[] = Array.isArray(varNames) ? varNames : []
    const codes = new Map(
      numbers.flatMap((code, index) => {
        const name = names[index]
        return typeof name === 'string' && /^[a-z][A-Za-z]*$/.test(name) ? [[name, code]] : []
      }),
    )
    if (codes.size !== numbers.length || names.length !== numbers.length) {
      throw new Error(`${schema}: x-enum-varnames needs one camelCase name for each number.`)
    }
    return [{ schema, codes }]
  })
}

const constantOf = (schema: string) => `${schema.charAt(0).toLowerCase()}${schema.slice(1)}s`

export function makeContractCodes(document: ContractDocument): string {
  const constants = namedCodes(document).map(({ schema, codes }) => {
    const entries = [...codes].map(([name, code]) => `  ${name}: ${code},`)
    return `/** ${schema} by name. */
export const ${constantOf(schema)} = {
${entries.join('\n')}
} as const`
  })
  return `${generatedHeader}\n${constants.join('\n\n')}\n`
}
