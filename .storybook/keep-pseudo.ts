import { i18n } from '@lingui/core'
import { activate } from '../src/i18n/activate.ts'

type Context = { globals: Readonly<Record<string, unknown>> }

/** Screens activate the language of their URL; this restores the pseudo-locale over English. */
export function keepPseudo({ globals }: Context): (() => void) | undefined {
  if (globals.language !== 'pseudo') return undefined
  return i18n.on('change', () => {
    if (i18n.locale !== 'pseudo') void activate('pseudo')
  })
}
