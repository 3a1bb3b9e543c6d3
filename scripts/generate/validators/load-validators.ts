import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ValidateFunction } from 'ajv'
import type { ContractDocument } from '../contract-document.ts'
import { makeValidators } from './make-validators.ts'

interface LoadedOperation {
  path: ValidateFunction
  query: ValidateFunction
  headers: ValidateFunction
  body: Record<string, ValidateFunction>
  answers: Record<string, Record<string, { success: ValidateFunction; refusal?: ValidateFunction }>>
}

/** Generates and loads the validators of a document, for tests. */
export async function loadValidators(
  document: ContractDocument,
): Promise<Record<string, LoadedOperation>> {
  const folder = await mkdtemp(join(tmpdir(), 'galley-validators-'))
  try {
    for (const [name, text] of Object.entries(await makeValidators(document))) {
      await writeFile(join(folder, name), text)
    }
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    const loaded = await import(pathToFileURL(join(folder, 'validators.gen.js')).href)
    return loaded.validators
  } finally {
    await rm(folder, { recursive: true })
  }
}
