import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** A story that opens the application at a path. */
export type StoryPlace = { id: string; name: string; path: string }

type Args = { args?: { path?: unknown } }
type StoryModule = { default?: Args & { title?: unknown } } & Record<string, unknown>

const modules = import.meta.glob<StoryModule>(['../**/*.stories.tsx', '!../map/*'], { eager: true })

const pathOf = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null || !('args' in value)) return undefined
  const { args } = value
  if (typeof args !== 'object' || args === null || !('path' in args)) return undefined
  return typeof args.path === 'string' ? args.path : undefined
}

/** Every story of a screen, from the stories' own files. */
export const storyPlaces: StoryPlace[] = Object.values(modules).flatMap((module) => {
  const { default: meta, ...stories } = module
  const title = meta?.title
  if (typeof title !== 'string') return []
  return Object.entries(stories).flatMap(([key, story]) => {
    const path = pathOf(story) ?? pathOf(meta)
    if (path === undefined) return []
    const name = storyNameFromExport(key)
    return [{ id: toId(title, name), name: `${title}: ${name}`, path }]
  })
})
