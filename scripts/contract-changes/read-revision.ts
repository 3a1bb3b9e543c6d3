import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ContractDocument } from '../generate/contract-document.ts'
import { joinExternalServices } from '../generate/join-external-services.ts'
import { readContract, readServices } from '../generate/read-contract.ts'

const run = promisify(execFile)

type Documents = [contract: ContractDocument, external: ContractDocument]

async function readFolder(folder: string): Promise<Documents> {
  const contract = await readContract(join(folder, 'openapi.yaml'))
  // Older revisions have no external services.
  const services = existsSync(join(folder, 'external')) ? await readServices(folder) : []
  return [contract, joinExternalServices(services)]
}

/**
 * The documents at a revision of git, or in the working tree. @throws with git's message if the
 * revision or its contract is missing
 */
export async function readRevision(root: string, revision?: string): Promise<Documents> {
  if (revision === undefined) return readFolder(join(root, 'openapi'))
  const folder = await mkdtemp(join(tmpdir(), 'galley-revision-'))
  try {
    const packed = join(folder, 'openapi.tar')
    // `--end-of-options`: a revision with a dash would be an option.
    const revParse = ['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`]
    const { stdout } = await run('git', revParse, { cwd: root })
    const archive = ['archive', '--format=tar', `--output=${packed}`, stdout.trim(), 'openapi']
    await run('git', archive, { cwd: root })
    await run('tar', ['-xf', packed], { cwd: folder })
    return await readFolder(join(folder, 'openapi'))
  } finally {
    await rm(folder, { recursive: true })
  }
}
