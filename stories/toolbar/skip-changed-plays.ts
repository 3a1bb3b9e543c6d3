import type { StoryObj } from '@storybook/react-vite'
import { isRecord } from '../../src/lib/is-record.ts'
import { isUnplayed } from '../flows/own-storage.ts'
import { isUnchanged } from './world-as-chosen.ts'

type Context = Parameters<NonNullable<StoryObj['play']>>[0]

/** Components depend on the language only; screens on everything. */
function changing({ globals, parameters }: Pick<Context, 'globals' | 'parameters'>) {
  return parameters.wholeApplication ? globals : { language: globals.language }
}

/** Storybook passes it, but does not declare it. */
function ownGlobals(context: object): Record<string, unknown> {
  return 'storyGlobals' in context && isRecord(context.storyGlobals) ? context.storyGlobals : {}
}

/**
 * Skips play functions when the toolbar changes language, world or time: their expectations would fail. The panel shows a notice.
 */
export function skipChangedPlays(stories: readonly Pick<StoryObj, 'play'>[]): void {
  for (const story of stories) {
    const { play } = story
    if (!play) continue
    story.play = async (context) => {
      const storyGlobals = ownGlobals(context)
      if (!isUnplayed(window.name) && isUnchanged({ globals: changing(context), storyGlobals })) {
        await play(context)
        return
      }
      await context.step(
        'Not played, since the toolbar differs from the story, or languages stand side by side',
        () => undefined,
      )
    }
  }
}
