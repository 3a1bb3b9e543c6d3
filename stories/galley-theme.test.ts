import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { darkColors, lightColors, type SchemeColors } from '../.storybook/galley-theme.ts'

const tokens = readFileSync(new URL('../src/ui/theme/tokens.css', import.meta.url), 'utf8')
const [, light = ''] = /^:root \{(.*?)^\}/ms.exec(tokens) ?? []
const [, dark = ''] = /^\[data-color-scheme="dark"\] \{(.*?)^\}/ms.exec(tokens) ?? []

it.each<[string, SchemeColors, string]>([
  ['light', lightColors, light],
  ['dark', darkColors, dark],
])('the manager of Storybook has the %s colors of the product', (_scheme, colors, block) => {
  for (const [name, color] of Object.entries(colors)) {
    expect(block).toContain(`${name}: ${color};`)
  }
})
