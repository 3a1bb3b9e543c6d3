import { expect, it } from 'vitest'
import { storybookAddress } from './storybook-address.ts'

const map = '?path=/story/sitemap-screens--all-routes'

it.each([
  ['/en/researcher', '/', `/storybook/${map}&screen=%2Fresearcher&globals=language:en`],
  ['/below/br/login/x', '/below/', `/storybook/${map}&screen=%2Flogin%2Fx&globals=language:br`],
  ['/cn', '/', `/storybook/${map}&screen=%2F&globals=language:cn`],
  ['/', '/', `/storybook/${map}&screen=%2F`],
])('%s below %s is explained at %s', (pathname, base, address) => {
  expect(storybookAddress(pathname, base, '/storybook/')).toBe(address)
})

it('has no address where there is no Storybook', () => {
  expect(storybookAddress('/en/researcher', '/', '')).toBeUndefined()
})
