import type { ProjectFile } from '../project-files.ts'
import { folderImports } from './folder-imports.ts'

/** Two folders that import each other are one subject, or hold a part that belongs below both. */
export function mutualFolders(files: readonly ProjectFile[]): string[] {
  const imports = folderImports(files)
  const examples = new Map(imports.map(({ from, to, example }) => [`${from} > ${to}`, example]))
  return imports.flatMap(({ from, to, example }) => {
    const back = examples.get(`${to} > ${from}`)
    return back && from < to
      ? [
          `${from} and ${to} import each other: ${example}, ${back}. Move one of them to the folder of its subject, or what both need below.`,
        ]
      : []
  })
}
