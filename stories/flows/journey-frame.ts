import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** A story and what happens there. */
export type JourneyFrame = { id: string; name: string; caption: string }

/** A file of stories by its title; `Module` is its type alone, so that a page of pictures loads no screen. */
type StoryFile<Module> = { title: string; names: (story: keyof Module & string) => string }

export const storyFile = <Module extends object>(title: string): StoryFile<Module> => ({
  title,
  names: storyNameFromExport,
})

/** Unknown exports do not compile. */
export function frame<Module>(
  { title, names }: StoryFile<Module>,
  story: Exclude<keyof Module & string, 'default'>,
  caption: string,
): JourneyFrame {
  const name = names(story)
  return { id: toId(title, name), name: `${title}: ${name}`, caption }
}
