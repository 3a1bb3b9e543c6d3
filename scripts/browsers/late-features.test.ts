import { expect, it } from 'vitest'
import { lateScriptFeatures } from './script-features.ts'
import { lateStyleFeatures } from './style-features.ts'

it.each([
  ['await Promise.try(load)', 'javascript.builtins.Promise.try'],
  ['self.Promise.try(load)', 'javascript.builtins.Promise.try'],
  ['new URLPattern(path)', 'api.URLPattern'],
  ['Math.sumPrecise(list)', 'javascript.builtins.Math.sumPrecise'],
  ['Temporal.Now.instant()', 'javascript.builtins.Temporal'],
  ['bytes.toBase64()', 'toBase64()'],
  ['document.startViewTransition(change)', 'startViewTransition()'],
])('%s is late', (code, key) => {
  expect(lateScriptFeatures(code)).toContain(key)
})

it.each([
  'list.toSorted()',
  'AbortSignal.any(list)',
  'a.at(-1)',
  'set.union(other)',
  'const use = 1',
  'function ML(a) {}\nML(1)',
  'const { a: [ML = 1], ...USB } = b\nnew ML(USB.getDevices)',
  '((ML) => ML(1))(a)',
])('%s is supported', (code) => {
  expect(lateScriptFeatures(code)).toEqual(new Set())
})

it.each([
  ['p { interpolate-size: allow-keywords }', 'css.properties.interpolate-size'],
  ['p{margin:0;field-sizing:content}', 'css.properties.field-sizing'],
  ['a:hover,summary::details-content{margin:0}', 'css.selectors.details-content'],
  ['@function --a() { result: 1px }', 'css.at-rules.function'],
])('%s is late', (css, key) => {
  expect(lateStyleFeatures(css)).toContain(key)
})

it('reads a property as a property', () => {
  expect(lateStyleFeatures('.a:hover{flex-direction:column;color:red}')).toEqual(new Set())
})
