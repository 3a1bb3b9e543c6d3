import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startMeasured } from '../../bench/servers/measured-server.ts'
import { root } from '../../setup/project-node.mjs'
import { installScratch } from '../../setup/scratch-packages.ts'
import { contractOf } from '../contract-of.ts'

const versions = { '@stoplight/prism-cli': '5.16.0' }

type PrismServer = { origin: string; stop: () => Promise<void> }

/** Prism's answers to the contract, from its examples; or a sentence that says why there are none. */
export async function startPrism(
  folder = 'prism',
  npm?: string,
): Promise<PrismServer | { reason: string }> {
  const installed = installScratch({ folder, versions }, npm)
  if ('reason' in installed) {
    return { reason: `Prism can't be installed here: ${installed.reason}` }
  }
  const work = join(root, '.cache', folder)
  mkdirSync(work, { recursive: true })
  const contract = join(work, 'contract.json')
  writeFileSync(contract, JSON.stringify(await contractOf()))
  const program = join(installed.packages, '@stoplight/prism-cli/dist/index.js')
  return startMeasured((port) => [
    ...[program, 'mock', contract, '--port', `${port}`, '--host', '127.0.0.1'],
    ...['--verboseLevel', 'silent', '--no-multiprocess'],
  ])
}
