import { storyNameFromExport, toId } from 'storybook/internal/csf'

export type StoryAddress = { id: string; name: string; path: string; world: string }

type Args = { args?: { path?: unknown; world?: unknown } }
type StoryModule = { default?: Args & { title?: unknown } } & Record<string, unknown>

const modules = import.meta.glob<StoryModule>(
  // Parts of the design system are no screens, and read properties that only Storybook's build has.
  ['../**/*.stories.tsx', '!../sitemap/*', '!../ui/**'],
  { eager: true },
)

function textOf(value: unknown, name: 'path' | 'world'): string | undefined {
  if (typeof value !== 'object' || value === null || !('args' in value)) return undefined
  const { args } = value
  if (typeof args !== 'object' || args === null) return undefined
  const text: unknown = Reflect.get(args, name)
  return typeof text === 'string' ? text : undefined
}

export const storyAddresses: StoryAddress[] = Object.values(modules).flatMap((module) => {
  const { default: meta, ...stories } = module
  const title = meta?.title
  if (typeof title !== 'string') return []
  return Object.entries(stories).flatMap(([key, story]) => {
    const path = textOf(story, 'path') ?? textOf(meta, 'path')
    // A built Storybook adds an export with the order of stories.
    if (path === undefined || key.startsWith('__')) return []
    const world = textOf(story, 'world') ?? textOf(meta, 'world') ?? ''
    const name = storyNameFromExport(key)
    return [{ id: toId(title, name), name: `${title}: ${name}`, path, world }]
  })
})
