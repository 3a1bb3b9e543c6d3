import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The paths (from `root`) of missing and outdated files. */
export async function staleFiles(root: string, files: Record<string, string>): Promise<string[]> {
  const onDisk = await Promise.all(
    Object.keys(files).map((path) => readFile(join(root, path), 'utf8').catch(() => undefined)),
  )
  return Object.keys(files).filter((path, index) => onDisk[index] !== files[path])
}
