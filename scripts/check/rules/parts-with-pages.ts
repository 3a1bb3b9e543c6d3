import type { ProjectFile } from '../project-files.ts'

/** They hide something, or are only heard. */
const unseen = new Set(['announcer.tsx', 'visually-hidden.tsx'])

const isComponent = /^src\/ui\/.+\/([^/]+[.]tsx)$/
const isPage = /^stories\/ui\/(parts\/.+|foundation[^/]*)[.]tsx$/

const imports = ({ text }: ProjectFile, file: string) =>
  text.includes(`/${file}'`) || text.includes(`/${file}?props'`)

/** What has styles of its own in the design system, and is used outside it, is shown by one of its pages. */
export function partsWithPages(files: ProjectFile[]): string[] {
  const pages = files.filter(({ path }) => isPage.test(path))
  const users = files.filter(({ path }) => /^src\/(?!ui\/).+[.]tsx?$/.test(path))
  return files.flatMap((component) => {
    const [, file = ''] = isComponent.exec(component.path) ?? []
    const isPart = file !== '' && !unseen.has(file) && /[.]module[.]css'/.test(component.text)
    if (!isPart || !users.some((user) => imports(user, file))) return []
    if (pages.some((page) => imports(page, file))) return []
    return [
      `${component.path}: no page of the design system shows it. Add it to one of stories/ui/parts.`,
    ]
  })
}
