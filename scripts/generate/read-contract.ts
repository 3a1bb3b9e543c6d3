import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { bundle, createConfig, parseYaml } from '@redocly/openapi-core'
import type { ContractDocument } from './contract-document.ts'
import { duplicateNames } from './duplicate-names.ts'

/**
 * Bundles the document; every `$ref` points into `components`. @throws with each unresolved
 * reference, and with each component name that two files declare, because the two would become one
 */
export async function readContract(entry: string): Promise<ContractDocument> {
  const {
    bundle: bundled,
    problems,
    fileDependencies,
  } = await bundle({
    ref: entry,
    config: await createConfig({}),
  })
  if (problems.length > 0) {
    const lines = problems.map(({ message, location }) => {
      const problemAt = location[0]
      return `${message} (${problemAt?.source.absoluteRef ?? entry} ${problemAt?.pointer ?? ''})`
    })
    throw new Error(`The contract cannot be read:\n${lines.join('\n')}`)
  }
  const twice = duplicateNames(await componentNames(fileDependencies))
  if (twice.length > 0) {
    throw new Error(`The contract names two things the same:\n${twice.join('\n')}`)
  }
  return bundled.parsed
}

async function componentNames(paths: Iterable<string>): Promise<Record<string, string[]>> {
  const files = [...paths].filter((path) => dirname(path).endsWith('schemas')).sort()
  const entries = files.map(async (path) => {
    const content: unknown = parseYaml(await readFile(path, 'utf8'))
    return [path, Object.keys(content ?? {})] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** The external services; each has a document and a module of types under its name. */
export const externalServices = ['journal-metadata', 'journal-directory']

export function readServices(folder: string): Promise<ContractDocument[]> {
  return Promise.all(
    externalServices.map((name) => readContract(join(folder, 'external', `${name}.yaml`))),
  )
}
