import { expect, it } from 'vitest'
import { absoluteSource } from './frame-style.ts'

const sheet = 'https://portal.example/galley/assets/index.css'

it.each([
  ['url(a.woff2) format("woff2")', 'url("https://portal.example/galley/assets/a.woff2")'],
  ['url("/fonts/a.woff2")', 'url("https://portal.example/fonts/a.woff2")'],
  ["local('Ours'), url('../b.woff2')", 'url("https://portal.example/galley/b.woff2")'],
  ['local("Arial")', undefined],
  ['', undefined],
])('%s is %s', (source, absolute) => {
  expect(absoluteSource(source, sheet)).toBe(absolute)
})
