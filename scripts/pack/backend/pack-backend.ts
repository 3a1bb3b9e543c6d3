import { join } from 'node:path'
import { packFiles } from '../pack-files.ts'
import { bundleBackend } from './bundle-backend.ts'

export const backendCommand = 'galley-mock-backend'

/** Packs the mock backend, and returns the path of the package. */
export async function packBackend(): Promise<string> {
  return packFiles({
    name: backendCommand,
    description:
      'The mock backend of Galley over HTTP: keeps the contract, and starts in any of its scenarios',
    readme: join(import.meta.dirname, 'README.md'),
    manifest: { bin: { [backendCommand]: `dist/${backendCommand}.js` } },
    files: await bundleBackend(backendCommand),
  })
}
