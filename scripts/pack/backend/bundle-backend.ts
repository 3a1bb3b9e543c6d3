import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from '../../setup/project-node.mjs'
import type { PackageDraft } from '../pack-files.ts'
import { filesAlongside } from './files-alongside.ts'
import { thirdPartyLicenses } from './third-party-licenses.ts'

const olderNode = join(import.meta.dirname, 'older-node.ts')

/** The command of `npm run backend` with all that it imports and reads, by file name. */
export async function bundleBackend(command: string): Promise<PackageDraft['files']> {
  const alongside = filesAlongside()
  const bundle = await rolldown({
    cwd: root,
    input: { [command]: 'scripts/backend.ts' },
    platform: 'node',
    plugins: [alongside],
    transform: {
      target: 'node20',
      inject: {
        'Promise.withResolvers': [olderNode, 'withResolvers'],
        'Map.groupBy': [olderNode, 'groupBy'],
      },
    },
  })
  const { output } = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  })
  await bundle.close()
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  const files = output.map((file): [string, string | Uint8Array] => [
    `dist/${file.fileName}`,
    file.type === 'chunk' ? file.code : file.source,
  ])
  const licenses = thirdPartyLicenses([...modules, ...alongside.copied])
  return { ...Object.fromEntries(files), 'THIRD-PARTY-LICENSES.txt': licenses }
}
