import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import project from '../../package.json' with { type: 'json' }
import { root } from '../setup/project-node.mjs'
import { runNpm } from './run-npm.ts'

export type PackageDraft = {
  name: string
  description: string
  /** The path of its README. */
  readme: string
  /** More of its package.json. */
  manifest: Readonly<Record<string, unknown>>
  files: Readonly<Record<string, string | Uint8Array>>
}

/** What npm prints of a package. */
type Packed = { filename: string; size: number; unpackedSize: number; entryCount: number }

const packages = join(root, 'dist/packages')

/** AbortSignal.any and the HTTP server need it. */
const engines = { node: '>=20.16' }

function writeFiles(folder: string, files: PackageDraft['files']): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

function refuseMachinePaths(files: PackageDraft['files']): void {
  const leaking = Object.entries(files)
    .filter(([, content]) => Buffer.from(content).includes(root))
    .map(([path]) => path)
  if (leaking.length > 0) throw new Error(`A path of this machine is in ${leaking.join(', ')}.`)
}

/** Writes a package below dist/packages, and returns the path of its file. */
export function packFiles({ name, description, readme, manifest, files }: PackageDraft): string {
  refuseMachinePaths(files)
  const { version, license } = project
  const folder = join(root, '.cache/pack', name)
  rmSync(folder, { recursive: true, force: true })
  writeFiles(folder, {
    ...files,
    'package.json': `${JSON.stringify(
      { name, version, description, license, type: 'module', engines, files: ['*'], ...manifest },
      null,
      2,
    )}\n`,
    'README.md': readFileSync(readme),
  })
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  mkdirSync(packages, { recursive: true })
  const printed = runNpm(['pack', '--json', '--pack-destination', packages], folder)
  const [{ filename, size, unpackedSize, entryCount }]: [Packed] = JSON.parse(printed)
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`
  console.log(
    `dist/packages/${filename}: ${megabytes(size)}, ${entryCount} files of ${megabytes(unpackedSize)}`,
  )
  return join(packages, filename)
}
