import { dirname, join } from 'node:path/posix'
import { isGenerated, type ProjectFile } from '../project-files.ts'

/** Trees whose folders import one way. */
const trees = ['src/', 'mocks/']

const specifier = /(?:\bfrom|\bimport\(|^import)\s*'([.][^'?]*[.]tsx?)'/gm

const isCounted = (path: string) =>
  trees.some((tree) => path.startsWith(tree)) &&
  /[.]tsx?$/.test(path) &&
  !/[.](?:test|stories)[.]|-for-test[.]/.test(path) &&
  !isGenerated(path)

type FolderImport = { from: string; to: string; example: string }

/** Each folder with each other folder that it imports, once, without tests. */
export function folderImports(files: readonly ProjectFile[]): FolderImport[] {
  const found = new Map<string, FolderImport>()
  for (const { path, text } of files.filter((file) => isCounted(file.path))) {
    const from = dirname(path)
    for (const [, target = ''] of text.matchAll(specifier)) {
      const imported = join(from, target)
      const to = dirname(imported)
      if (from !== to && isCounted(imported)) {
        found.set(`${from} > ${to}`, { from, to, example: `${path} imports ${imported}` })
      }
    }
  }
  return [...found.values()]
}
