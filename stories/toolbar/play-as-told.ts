import type { StoryObj } from '@storybook/react-vite'
import { isAsTold } from './world-as-chosen.ts'

type Context = Parameters<NonNullable<StoryObj['play']>>[0]

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What of the toolbar changes a story: of a part of the face only the language. */
function changing({ globals, parameters }: Pick<Context, 'globals' | 'parameters'>) {
  return parameters.wholeApplication ? globals : { language: globals.language }
}

/** What the story says of the toolbar itself; Storybook hands it over, but its types do not say so. */
function ownGlobals(context: object): Record<string, unknown> {
  return 'storyGlobals' in context && isFields(context.storyGlobals) ? context.storyGlobals : {}
}

/**
 * Lets the stories of a file play only as they were told: in another language, world or time, what
 * they expect is not there, and its absence would look like a defect. The panel says so instead.
 */
export function playAsTold(stories: readonly Pick<StoryObj, 'play'>[]): void {
  for (const story of stories) {
    const { play } = story
    if (!play) continue
    story.play = async (context) => {
      if (isAsTold({ globals: changing(context), storyGlobals: ownGlobals(context) })) {
        await play(context)
        return
      }
      await context.step('Not played, since the toolbar differs from the story', () => undefined)
    }
  }
}
