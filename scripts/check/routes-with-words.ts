import { posix } from 'node:path'
import { featureAreas } from '../../src/i18n/areas.ts'
import type { ProjectFile } from './project-files.ts'

type Texts = ReadonlyMap<string, string>

/** Every file of `src` that a file brings along, at once or later. */
function withImports(path: string, texts: Texts, seen = new Set<string>()): Set<string> {
  const text = texts.get(path)
  if (text === undefined || seen.has(path)) return seen
  seen.add(path)
  for (const [, from = ''] of text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
    withImports(posix.join(posix.dirname(path), from), texts, seen)
  }
  return seen
}

/** Every route names the areas of words that its screens need: without them a screen shows keys. */
export function routesWithWords(files: ProjectFile[]): string[] {
  const texts = new Map(
    files.filter(({ path }) => path.startsWith('src/')).map(({ path, text }) => [path, text]),
  )
  return files
    .filter(({ path, text }) => path.startsWith('src/routes/') && /\bcreateFileRoute\(/.test(text))
    .flatMap(({ path, text }) => {
      const needed = [...withImports(path, texts)]
      const named = /words: \[([^\]]*)\]/.exec(text)?.[1] ?? ''
      return featureAreas
        .filter((area) => needed.some((one) => one.startsWith(`src/features/${area}/`)))
        .filter((area) => !named.includes(`'${area}'`))
        .map((area) => `${path}: shows src/features/${area}. Add '${area}' to words in staticData.`)
    })
}
