import { expect, it } from 'vitest'
import { parseMessage } from './parse-message.ts'

const words = (text: string) => ({ kind: 'words', words: text })

it.each([
  ['Sign in', [words('Sign in')]],
  ['For {name}.', [words('For '), { kind: 'value', name: 'name' }, words('.')]],
  ['{at, date, short}', [{ kind: 'value', name: 'at' }]],
  ['<0>Terms</0>', [{ kind: 'tag', tag: '<0>' }, words('Terms'), { kind: 'tag', tag: '</0>' }]],
  ["the brace '{' and it''s # 1", [words("the brace { and it's # 1")]],
  [
    '{n, plural, one {# day} other {# days}}',
    [
      {
        kind: 'choice',
        name: 'n',
        of: 'plural',
        forms: [
          { form: 'one', pieces: [{ kind: 'number' }, words(' day')] },
          { form: 'other', pieces: [{ kind: 'number' }, words(' days')] },
        ],
      },
    ],
  ],
  ['{name', undefined],
])('takes "%s" apart', (message, pieces) => {
  expect(parseMessage(message)).toEqual(pieces)
})
