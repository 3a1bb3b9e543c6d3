import { parseArgs } from 'node:util'
import { isSiteLanguage, type SiteLanguage, siteLanguages } from '../../src/i18n/locales.ts'
import { isRecord } from '../../src/lib/is-record.ts'

export type PictureOptions = {
  scheme: 'light' | 'dark'
  /** In pixels; a story's own viewport takes precedence. */
  width: number
  language: SiteLanguage
  /** Part of a story's id; empty for all. */
  only: string
  accept: boolean
  /** Whether to reuse the last build of Storybook. */
  reuse: boolean
  /** Whether to write a page of the differences for others. */
  publish: boolean
}

/** @throws with a message for an invalid argument */
export function readPictureOptions(args: string[]): PictureOptions {
  const { values } = parseArgs({
    args,
    options: {
      scheme: { type: 'string', default: 'light' },
      width: { type: 'string', default: '1280' },
      language: { type: 'string', default: 'en' },
      only: { type: 'string', default: '' },
      accept: { type: 'boolean', default: false },
      reuse: { type: 'boolean', default: false },
      publish: { type: 'boolean', default: false },
    },
  })
  const { scheme, language, only, accept, reuse, publish } = values
  const width = Number(values.width)
  if (scheme !== 'light' && scheme !== 'dark') throw new Error('--scheme is light or dark.')
  if (!isSiteLanguage(language))
    throw new Error(`--language is one of ${siteLanguages.join(', ')}.`)
  if (!(width >= 320 && width <= 4000)) throw new Error('--width is from 320 to 4000 pixels.')
  if (accept && publish)
    throw new Error('--publish compares, and --accept leaves nothing to compare.')
  return { scheme, width, language, only, accept, reuse, publish }
}

/** Playwright runs in another process than take-pictures.ts. */
export const optionsFromEnvironment = (): PictureOptions =>
  readPictureOptions((process.env.GALLEY_PICTURES ?? '').split(' ').filter(Boolean))

export const setOf = ({ scheme, width, language }: PictureOptions): string =>
  `${scheme}-${width}-${language}`

export type PicturedStory = { id: string; title: string }

const hasTag = (tags: unknown, tag: string) => Array.isArray(tags) && tags.includes(tag)

/** The stories of Storybook's index.json, without docs pages and those tagged `no-picture`. */
export function picturedStories(index: unknown, only: string): PicturedStory[] {
  return storiesIn(index)
    .filter(({ id, tags }) => id.includes(only) && !hasTag(tags, 'no-picture'))
    .map(({ id, title }) => ({ id, title }))
}

/** The stories of Storybook's index.json, without docs pages. */
export function storiesIn(index: unknown): (PicturedStory & { tags: unknown })[] {
  const entries = isRecord(index) && isRecord(index.entries) ? Object.values(index.entries) : []
  return entries.flatMap((entry) => {
    if (!isRecord(entry) || entry.type !== 'story') return []
    const { id, title, name, tags } = entry
    return typeof id === 'string' ? [{ id, title: `${title}: ${name}`, tags }] : []
  })
}
