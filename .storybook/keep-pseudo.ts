import { i18n } from '@lingui/core'
import { activate } from '../src/i18n/activate.ts'

type Context = { globals: Readonly<Record<string, unknown>> }

/**
 * A screen speaks the language of its address, where pseudo is none: whenever it changes to English,
 * pseudo takes its place again. The hook is given back to Storybook's cleanup.
 */
export function keepPseudo({ globals }: Context): (() => void) | undefined {
  if (globals.language !== 'pseudo') return undefined
  return i18n.on('change', () => {
    if (i18n.locale !== 'pseudo') void activate('pseudo')
  })
}
