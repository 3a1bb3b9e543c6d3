import { areaFolders, featureAreas } from '../../src/i18n/areas.ts'
import { withImports } from '../map/with-imports.ts'
import type { ProjectFile } from './project-files.ts'

/** The areas whose words a file has before it shows a part of them: no route need name them. */
const areaBrought = /\bbringWords\('([^']+)'\)/g

/** Rules and types have no words, and may be asked where nothing of their area is shown. */
const speaks = /@lingui\/(?:core|react)\/macro/

function needsWords(imported: string, text: string): boolean {
  const brought = new Set(Array.from(text.matchAll(areaBrought), ([, area]) => area))
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
      const needed = [...withImports(path, texts, needsWords)].filter((one) =>
        speaks.test(texts.get(one) ?? ''),
      )
      const named = /words: \[([^\]]*)\]/.exec(text)?.[1] ?? ''
      return featureAreas
        .filter((area) =>
          needed.some((one) => areaFolders(area).some((folder) => one.startsWith(folder))),
        )
        .filter((area) => !named.includes(`'${area}'`))
        .map((area) => `${path}: shows words of ${area}. Add '${area}' to words in staticData.`)
    })
}
