import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** A step of a journey: the story that shows it, and what happens there. */
export type Frame = { id: string; name: string; caption: string }

type StoryModule = { default: { title?: string } }

/**
 * A story as a step, by its file's module and the name of its export: one that is not there does not
 * compile. Throws for a file without a title.
 */
export function frame<M extends StoryModule>(
  stories: M,
  story: Exclude<keyof M & string, 'default'>,
  caption: string,
): Frame {
  const { title } = stories.default
  if (!title) throw new Error(`The file of the story ${story} has no title.`)
  const name = storyNameFromExport(story)
  return { id: toId(title, name), name: `${title}: ${name}`, caption }
}
