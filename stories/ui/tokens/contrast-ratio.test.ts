import { expect, it } from 'vitest'
import { contrastRatio } from './contrast-ratio.ts'
import { colorTokens, hexIn } from './token-list.ts'

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#767676', '#ffffff', 4.54],
  ['#b4172b', '#b4172b', 1],
])('%s on %s has a contrast of %d', (hex, ground, expected) => {
  expect(contrastRatio(hex, ground)).toBeCloseTo(expected, 2)
})

const pairs = colorTokens.flatMap((token) =>
  token.grounds.flatMap((ground) =>
    (['light', 'dark'] as const).map((scheme) => ({ token, ground, scheme })),
  ),
)

it.each(pairs)(
  '$token.name on $ground.name is told apart in $scheme',
  ({ token, ground, scheme }) => {
    const ratio = contrastRatio(hexIn(token, scheme), hexIn(ground, scheme))
    expect(ratio).toBeGreaterThanOrEqual(token.atLeast)
  },
)

it('knows what each color of text and each edge of a control is read on', () => {
  const text = colorTokens.filter(({ name }) => /ink|strong|^accent$|^red$/.test(name))
  expect(text.filter(({ grounds }) => grounds.length === 0)).toEqual([])
})
