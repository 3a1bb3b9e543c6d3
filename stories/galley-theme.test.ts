import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { colorsOf } from '../.storybook/galley-theme.ts'

const head = readFileSync(new URL('../.storybook/preview-head.html', import.meta.url), 'utf8')

it.each(['light', 'dark'] as const)('a story that loads lies on the %s paper', (scheme) => {
  expect(head).toContain(`background: ${colorsOf(scheme)['--paper']};`)
})
