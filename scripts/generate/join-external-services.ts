import type { ContractDocument } from './contract-document.ts'

/**
 * The documents of external services as one, each operation below its service's address. @throws if
 * two of them use one name for two things
 */
export function joinExternalServices(documents: ContractDocument[]): ContractDocument {
  const paths = documents.map(({ paths: own, servers }) =>
    Object.fromEntries(
      Object.entries(own).map(([path, item]) => [`${servers?.[0]?.url ?? ''}${path}`, item]),
    ),
  )
  return {
    tags: documents.flatMap(({ tags }) => tags),
    security: [],
    paths: joined(paths),
    components: { schemas: joined(documents.map(({ components }) => components.schemas)) },
  }
}

function joined<T>(parts: Record<string, T>[]): Record<string, T> {
  const entries = parts.flatMap((part) => Object.entries(part))
  const all = Object.fromEntries(entries)
  if (Object.keys(all).length === entries.length) return all
  const names = entries.map(([name]) => name)
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  throw new Error(`Two external services have a ${twice.join(', ')}: name one of them otherwise.`)
}
