import { expect, it } from 'vitest'
import { frameNameOf, isUnplayed, separate, unplayedFrameNameOf } from './own-storage.ts'

const storageOf = (text: string): Storage => ({
  length: 1,
  key: () => 'draft',
  getItem: () => text,
  setItem: () => {},
  removeItem: () => {},
  clear: () => {},
})

const pageOf = (name: string) => ({
  name,
  BroadcastChannel,
  localStorage: storageOf('shared'),
  sessionStorage: storageOf('shared'),
})

it('gives each frame storages of its own, and leaves other pages theirs', () => {
  const frames = [pageOf(frameNameOf('a')), pageOf(frameNameOf('b'))]
  for (const page of frames) separate(page)
  frames[0]?.localStorage.setItem('draft', 'of a')
  frames[1]?.localStorage.setItem('other', 'of b')
  expect(frames.map(({ localStorage }) => localStorage.getItem('draft'))).toEqual(['of a', null])
  frames[0]?.localStorage.removeItem('draft')
  expect(frames.map(({ localStorage }) => localStorage.length)).toEqual([0, 1])
  expect(frames[0]?.sessionStorage.getItem('draft')).toBeNull()

  const alone = pageOf('storybook-preview-iframe')
  separate(alone)
  expect(alone.localStorage.getItem('draft')).toBe('shared')
})

it('gives each frame channels of its own', () => {
  const [one, other] = [pageOf(frameNameOf('a')), pageOf(frameNameOf('b'))]
  separate(one)
  separate(other)
  const channels = [one, other].map((page) => new page.BroadcastChannel('session'))
  expect(new Set(channels.map(({ name }) => name)).size).toBe(2)
  for (const channel of channels) channel.close()
})

it('tells frames that are not played from others', () => {
  const name = unplayedFrameNameOf('en a')
  expect([name, frameNameOf('a'), ''].map(isUnplayed)).toEqual([true, false, false])
  const page = pageOf(name)
  separate(page)
  expect(page.localStorage.getItem('draft')).toBeNull()
})
