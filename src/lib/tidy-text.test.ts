import { expect, it } from 'vitest'
import { tidyText } from './tidy-text.ts'

it.each([
  ['Helen', 'Helen'],
  ['  Mary Ann ', 'Mary Ann'],
  ['\u200b', ''],
  ['\u200b\u2060 \ufeff', ''],
  ['A\u200b', 'A'],
  ['\ufeff Helen \u2060\u200b', 'Helen'],
  ['\u0000', ''],
  ['\ud800', ''],
  ['He\u0000len\udc00', 'Helen'],
  // Joiners in Persian words and family emoji belong to the text.
  [
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
  ],
  ['𠮷野', '𠮷野'],
])('tidies %j to %j', (text, meant) => {
  expect(tidyText(text)).toBe(meant)
})
