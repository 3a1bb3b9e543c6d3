import { expect, it } from 'vitest'
import { parseMessage } from './parse-message.ts'

const text = (text: string) => ({ kind: 'text', text })

it.each([
  ['Sign in', [text('Sign in')]],
  ['For {name}.', [text('For '), { kind: 'value', name: 'name' }, text('.')]],
  ['{at, date, short}', [{ kind: 'value', name: 'at' }]],
  ['<0>Terms</0>', [{ kind: 'tag', tag: '<0>' }, text('Terms'), { kind: 'tag', tag: '</0>' }]],
  ["the brace '{' and it''s # 1", [text("the brace { and it's # 1")]],
  [
    '{n, plural, one {# day} other {# days}}',
    [
      {
        kind: 'choice',
        name: 'n',
        of: 'plural',
        forms: [
          { form: 'one', pieces: [{ kind: 'number' }, text(' day')] },
          { form: 'other', pieces: [{ kind: 'number' }, text(' days')] },
        ],
      },
    ],
  ],
  ['{name', undefined],
  ['name}', undefined],
  ["in '{name}'", [text('in {name}')]],
])('splits "%s" into parts', (message, pieces) => {
  expect(parseMessage(message)).toEqual(pieces)
})
