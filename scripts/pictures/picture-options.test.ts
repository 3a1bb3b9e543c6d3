import { describe, expect, it } from 'vitest'
import { picturedStories, readPictureOptions, setOf } from './picture-options.ts'

describe('readWanted', () => {
  it.each([
    ['', 'light-1280-en'],
    ['--scheme dark --width 360', 'dark-360-en'],
    ['--language cn --only auth --accept', 'light-1280-cn'],
    ['--width 768 --publish', 'light-768-en'],
  ])('"%s" is the set %s', (args, set) => {
    expect(setOf(readPictureOptions(args.split(' ').filter(Boolean)))).toBe(set)
  })

  it.each([
    ['--scheme sepia', /light or dark/],
    ['--language fr', /en, cn, jp, br, es/],
    ['--width wide', /320 to 4000/],
    ['--width 100', /320 to 4000/],
    ['--wdth 360', /--wdth/],
    ['--accept --publish', /nothing to compare/],
  ])('refuses "%s" with a message', (args, message) => {
    expect(() => readPictureOptions(args.split(' '))).toThrow(message)
  })
})

describe('picturedStories', () => {
  const entry = (id: string, type = 'story', tags: string[] = []) => ({
    [id]: { id, type, title: 'Auth/Sign in', name: 'Ready', tags },
  })
  const index = {
    entries: {
      ...entry('auth-sign-in--ready'),
      ...entry('orders--found'),
      ...entry('films--one', 'story', ['no-picture']),
      ...entry('docs--page', 'docs'),
    },
  }

  it.each([
    ['', ['auth-sign-in--ready', 'orders--found']],
    ['sign-in', ['auth-sign-in--ready']],
    ['nothing', []],
  ])('containing "%s"', (only, ids) => {
    expect(picturedStories(index, only).map(({ id }) => id)).toEqual(ids)
  })

  it('finds none in an invalid index', () => {
    expect(picturedStories({ v: 5 }, '')).toEqual([])
  })
})
