import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** A story and what happens there. */
export type JourneyFrame = { id: string; name: string; caption: string }

type StoryModule = { default: { title?: string } }

/** Unknown exports do not compile. Throws for a file without a title. */
export function frame<M extends StoryModule>(
  stories: M,
  story: Exclude<keyof M & string, 'default'>,
  caption: string,
): JourneyFrame {
  const { title } = stories.default
  if (!title) throw new Error(`The file of the story ${story} has no title.`)
  const name = storyNameFromExport(story)
  return { id: toId(title, name), name: `${title}: ${name}`, caption }
}
