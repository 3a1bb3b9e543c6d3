import { posix } from 'node:path'
import { isGenerated, type ProjectFile } from '../project-files.ts'

/** Sources, without tests, that a folder may hold itself. */
export const mostSources = 30

const isSource = (path: string) =>
  /^(src|mocks|stories|e2e|scripts|[.]storybook)\/.+[.](tsx?|mjs)$/.test(path) &&
  !/[.](test|spec|stories)[.]tsx?$/.test(path) &&
  !isGenerated(path)

/** A fuller folder has two subjects. */
export function folderSizes(files: readonly ProjectFile[]): string[] {
  const counts = new Map<string, number>()
  for (const { path } of files.filter((file) => isSource(file.path))) {
    const folder = posix.dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > mostSources)
    .map(
      ([folder, count]) =>
        `${folder} holds ${count} sources; at most ${mostSources} may stand in one folder. Give each of its subjects a folder.`,
    )
}
