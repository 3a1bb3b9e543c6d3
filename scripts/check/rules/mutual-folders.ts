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

const keyOf = (one: string, other: string) => [one, other].sort().join(' and ')

/** Two folders that import each other are one subject, or hold a part that belongs below both. */
export function mutualFolders(files: readonly ProjectFile[]): string[] {
  const examples = new Map<string, string>()
  for (const { path, text } of files.filter((file) => isCounted(file.path))) {
    const folder = dirname(path)
    for (const [, target = ''] of text.matchAll(specifier)) {
      const imported = join(folder, target)
      if (isCounted(imported)) {
        examples.set(`${folder} > ${dirname(imported)}`, `${path} imports ${imported}`)
      }
    }
  }
  const problems = new Map<string, string>()
  for (const [edge, example] of examples) {
    const [from = '', to = ''] = edge.split(' > ')
    const back = examples.get(`${to} > ${from}`)
    const key = keyOf(from, to)
    if (from !== to && back && !problems.has(key)) {
      problems.set(
        key,
        `${key} import each other: ${example}, ${back}. Move one of them to the folder of its subject, or what both need below.`,
      )
    }
  }
  return [...problems.values()]
}
