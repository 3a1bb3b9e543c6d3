import { expect, it } from 'vitest'
import { minFrameHeight, readFrameMessage, requestedHeight } from './frame-message.ts'

it.each([
  [{ height: 300 }, { height: 300 }],
  [{}, {}],
  [null, undefined],
  [undefined, undefined],
  ['height', undefined],
  [[300], undefined],
])('%j is %j', (data, message) => {
  expect(readFrameMessage(data)).toEqual(message)
})

it.each([
  [300, 300],
  [300.2, 301],
  [247, 247],
  [10, minFrameHeight],
  [0, minFrameHeight],
  [-5, minFrameHeight],
  [90_000, 1200],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  ['300', undefined],
  [undefined, undefined],
])('a height of %s is %s pixels', (height, pixels) => {
  expect(requestedHeight({ height })).toBe(pixels)
})
