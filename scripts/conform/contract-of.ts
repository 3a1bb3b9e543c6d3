import { join } from 'node:path'
import type { ContractDocument } from '../generate/contract-document.ts'
import { readContract } from '../generate/read-contract.ts'
import { root } from '../setup/project-node.mjs'

let document: Promise<ContractDocument> | undefined

/** The contract, read once for all servers. */
export function contractOf(): Promise<ContractDocument> {
  document ??= readContract(join(root, 'openapi/openapi.yaml'))
  return document
}
