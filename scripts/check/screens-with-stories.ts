import type { ProjectFile } from './project-files.ts'

const pascal = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase())

/** Every screen has a story: some file in stories/ imports it or says its name. */
export function screensWithStories(files: ProjectFile[]): string[] {
  const stories = files.filter(({ path }) => /^stories\/.+[.]stories[.]tsx$/.test(path))
  return files
    .map(({ path }) => /^src\/features\/.+\/([^/]+-screen)[.]tsx$/.exec(path))
    .filter((match) => match !== null)
    .filter(([, name = '']) => {
      const mention = new RegExp(`\\b(${name}|${pascal(name)})(?![\\w-])`)
      return !stories.some(({ text }) => mention.test(text))
    })
    .map(
      ([path, name = '']) =>
        `${path}: no story shows it. Name ${pascal(name)} in a file of stories/.`,
    )
}
