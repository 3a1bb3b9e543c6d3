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
