import { installScratch } from '../../setup/scratch-packages.ts'

const versions = {
  '@stoplight/prism-cli': '5.16.0',
  '@mockoon/cli': '9.9.0',
  autocannon: '9.0.0',
}

/** Folder of these packages, installed on first use; undefined (with a message) where that fails. */
export function ensureBenchTools(): string | undefined {
  const installed = installScratch({ folder: 'bench-tools', versions })
  if ('packages' in installed) return installed.packages
  console.log(`They cannot be installed: ${installed.reason}`)
  return undefined
}
