import { areaFolders, featureAreas } from '../../src/i18n/areas.ts'
import { withImports } from '../../stories/sitemap/with-imports.ts'
import type { ProjectFile } from './project-files.ts'
import { areasShown, broughtIn } from './words-shown.ts'

/** Whether a route has to name the words of an import: not of those that its file brings itself. */
function needsWords(imported: string, text: string): boolean {
  const brought = broughtIn(text)
  const folders = featureAreas.filter((area) => brought.has(area)).flatMap(areaFolders)
  return !folders.some((folder) => imported.startsWith(folder))
}

/** Every route names the areas of words that its screens need: without them a screen shows keys. */
export function routesWithWords(files: ProjectFile[]): string[] {
  const texts = new Map(
    files.filter(({ path }) => path.startsWith('src/')).map(({ path, text }) => [path, text]),
  )
  return files
    .filter(({ path, text }) => path.startsWith('src/routes/') && /\bcreateFileRoute\(/.test(text))
    .flatMap(({ path, text }) => {
      const named = /words: \[([^\]]*)\]/.exec(text)?.[1] ?? ''
      return areasShown([...withImports(path, texts, needsWords)], texts)
        .filter((area) => !named.includes(`'${area}'`))
        .map((area) => `${path}: shows words of ${area}. Add '${area}' to words in staticData.`)
    })
}
