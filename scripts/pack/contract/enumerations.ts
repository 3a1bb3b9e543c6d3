import type { ContractDocument } from '../../generate/contract-document.ts'

/** Every schema that lists its values, in the contract's order. */
function enumerationsOf({ components }: ContractDocument): Record<string, unknown[]> {
  const listed = Object.entries(components.schemas).flatMap(([name, { enum: values }]) =>
    values ? [[name, values] as const] : [],
  )
  return Object.fromEntries(listed)
}

/** A module of them, and its declarations. */
export function enumerationFiles(document: ContractDocument): Record<string, string> {
  const entries = Object.entries(enumerationsOf(document)).map(
    ([name, values]) => [name, JSON.stringify(values)] as const,
  )
  const lines = (kind: string, end: string) =>
    entries.map(([name, values]) => `  ${kind}${name}: ${kind}${values}${end}`).join('\n')
  return {
    'enumerations.js': `export const enumerations = {\n${lines('', ',')}\n}\n`,
    'enumerations.d.ts': `/** The values of each schema that lists them. */\nexport declare const enumerations: {\n${lines('readonly ', ';')}\n}\n`,
  }
}
