import { describe, expect, it } from 'vitest'
import { timesAsWide, widthLimit, widthOf } from './width-of-messages.ts'

it.each([
  ['Sign in', 7],
  ['登录', 4],
  ['（例：name）', 12],
  ['For {name}', 10],
  ['<0>Terms</0>', 5],
  ['{n, plural, one {# day} other {# days}}', 7],
  ['broken {', 8],
])('"%s" is %d letters wide', (message, width) => {
  expect(widthOf(message)).toBe(width)
})

describe('beside the English', () => {
  it.each([
    ['Sign in', 'Entrar', false],
    ['Sign in', 'Iniciar sesión', true],
    ['Sign in', '登录', false],
    ['Delete', '削除する前に確認', true],
  ])('"%s" as "%s" needs more room: %s', (english, text, more) => {
    expect(timesAsWide(english, text) > widthLimit).toBe(more)
  })
})
