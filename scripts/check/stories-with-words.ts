import { withImports } from '../../stories/sitemap/with-imports.ts'
import type { ProjectFile } from './project-files.ts'
import { areasShown, broughtIn } from './words-shown.ts'

/** A story of a whole screen opens a route, which has its words brought. */
const routes = 'src/route-tree.gen.ts'

/**
 * Every story of a part brings the words of its areas: a build has them in catalogues alone, so
 * that the part would show keys there, though not while Storybook is developed with.
 */
export function storiesWithWords(files: ProjectFile[]): string[] {
  const texts = new Map(
    files
      .filter(({ path }) => /^(?:src|stories)\//.test(path))
      .map(({ path, text }) => [path, text]),
  )
  return [...texts.keys()]
    .filter((path) => path.endsWith('.stories.tsx'))
    .flatMap((path) => {
      const all = [...withImports(path, texts, (imported) => imported !== routes)]
      const around = all.filter((one) => one.startsWith('stories/'))
      const brought = new Set(around.flatMap((one) => [...broughtIn(texts.get(one) ?? '')]))
      return areasShown(all, texts)
        .filter((area) => !brought.has(area))
        .map((area) => `${path}: shows words of ${area}. Call bringWords('${area}') in a loader.`)
    })
}
