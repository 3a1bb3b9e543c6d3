import { join } from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'
import type { ContractDocument } from './contract-document.ts'

/**
 * Reads the document and all its parts into one, in which every `$ref` points into `components`.
 * Throws with the place of each reference that leads nowhere.
 */
export async function readContract(entry: string): Promise<ContractDocument> {
  const { bundle: bundled, problems } = await bundle({
    ref: entry,
    config: await createConfig({}),
  })
  if (problems.length > 0) {
    const lines = problems.map(({ message, location }) => {
      const place = location[0]
      return `${message} (${place?.source.absoluteRef ?? entry} ${place?.pointer ?? ''})`
    })
    throw new Error(`The contract cannot be read:\n${lines.join('\n')}`)
  }
  return bundled.parsed
}

/** The services that are not ours; each has a document and a module of types under its name. */
export const outsideServices = ['journal-metadata', 'journal-directory']

/** The documents of outside services in the folder of the contract, in that order. */
export function readServices(folder: string): Promise<ContractDocument[]> {
  return Promise.all(
    outsideServices.map((name) => readContract(join(folder, 'external', `${name}.yaml`))),
  )
}
