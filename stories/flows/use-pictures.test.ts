import { expect, it } from 'vitest'
import { pictureScheme } from './use-pictures.ts'

it.each([
  ['language:en;scheme:light;a11y.manual:!true', 'light'],
  ['language:en;scheme:dark', 'dark'],
  ['language:jp;scheme:dark', undefined],
])('with %s the picture is %s', (globals, scheme) => {
  expect(pictureScheme(globals)).toBe(scheme)
})
