import { describe, expect, it } from 'vitest'
import {
  catalogProblems,
  conflictingTranslations,
  keepsPlaceholders,
  variantsOf,
} from './catalog-rules.ts'

const header = 'msgid ""\nmsgstr ""\n"Language: es\\n"\n'
const po = (...entries: string[]) => [header, ...entries].join('\n')
const signIn = '#: src/a.tsx\nmsgid "Sign in"\nmsgstr "Iniciar sesión"\n'
const signOut = '#: src/a.tsx\nmsgid "Sign out"\nmsgstr ""\n'

describe('variantsOf', () => {
  it.each([
    ['Sign in', [[]]],
    ['{name} leaves {0}', [['name', '0']]],
    ['{at, date, short}', [['at']]],
    ['Read <0>the <1/> terms</0>', [['<0>', '<1/>', '</0>']]],
    [
      '{n, plural, one {# day} other {# days}}',
      [
        ['n', '#?'],
        ['n', '#'],
      ],
    ],
    [
      '{n, plural, offset:1 =0 {nobody} other {{who} and #}}',
      [
        ['n', '#?'],
        ['n', 'who', '#'],
      ],
    ],
    [
      '{n, selectordinal, one {#st} other {<0>#th</0>}}',
      [
        ['n', '#?'],
        ['n', '<0>', '#', '</0>'],
      ],
    ],
    [
      '{kind, select, a {{x}} other {{y}}} {z}',
      [
        ['kind', 'x', 'z'],
        ['kind', 'y', 'z'],
      ],
    ],
    ["the brace '{' and it''s {name}", [['name']]],
    ['# is no number here', [[]]],
    ['{name', undefined],
    ['name}', undefined],
    ['{n, plural, other {#}', undefined],
  ])('of "%s"', (message, variants) => {
    expect(variantsOf(message)).toEqual(variants)
  })
})

describe('keepsPlaceholders', () => {
  const days = '{n, plural, one {# day} other {# days}}'
  it.each([
    ['Due {when}', 'Entrega: {when}', true],
    ['Due {when}', 'Entrega', false],
    ['Due {when}', 'Entrega: {cuando}', false],
    ['Due {when}', 'Entrega: {when} ({when})', false],
    ['Due {when}', 'Entrega: {when', false],
    ['{a} of {b}', '{b}中{a}', true],
    ['Read <0>the terms</0>', '<0>条款</0>', true],
    ['Read <0>the terms</0>', '条款', false],
    ['Read <0>the terms</0>', '<0/>条款', false],
    ['<0>{a}</0>: {b}', '<0>{a}</0>：{b}', true],
    [days, '{n, plural, other {#日}}', true],
    [days, '{n, plural, one {un día} many {# de días} other {# días}}', true],
    [days, '{n, plural, one {# día} other {días}}', false],
    [days, '{n}日', false],
    ['{n, plural, one {{who} waits} other {{who} wait}}', '{n, plural, other {等待}}', false],
  ])('"%s" in "%s": %s', (id, translation, keepsAll) => {
    expect(keepsPlaceholders({ id, translation })).toBe(keepsAll)
  })
})

describe('catalogProblems', () => {
  const moved = signIn.replace('src/a.tsx', 'src/b.tsx')
  const translated = signOut.replace('""', '"Salir"')

  it.each([
    ['a whole catalog', po(signIn), po(signIn), []],
    ['no catalog', undefined, po(signIn), ['there is no catalog. Run npm run extract.']],
    [
      'a new message',
      po(signIn),
      po(signIn, signOut),
      ['missing "Sign out". Run npm run extract.'],
    ],
    [
      'an unused message',
      po(signIn, translated),
      po(signIn),
      ['unused "Sign out". Run npm run extract.'],
    ],
    ['a moved message', po(signIn), po(moved), ['is out of date. Run npm run extract.']],
    [
      'no translation',
      po(signIn, signOut),
      po(signIn, signOut),
      ['"Sign out" has no translation yet.'],
    ],
    [
      'a lost value',
      po('msgid "Due {when}"\nmsgstr "Entrega"\n'),
      po('msgid "Due {when}"\nmsgstr "Entrega"\n'),
      ['"Due {when}" has other values or tags in "Entrega".'],
    ],
  ])('%s', (_name, stored, extracted, problems) => {
    expect(catalogProblems(stored, extracted)).toEqual(problems)
  })
})

describe('conflictingTranslations', () => {
  const message = (id: string, translation: string, context = '') => ({
    id,
    context,
    translation,
    files: [],
  })
  const orders = {
    name: 'orders',
    messages: [message('Total', 'Total'), message('Edit', 'Editar')],
  }

  it('finds a message with two translations', () => {
    const rewards = { name: 'rewards', messages: [message('Total', 'Puntos')] }
    expect(conflictingTranslations([orders, rewards])).toEqual([
      '"Total" is "Total" in orders, "Puntos" in rewards. Use one translation, or give one message a context.',
    ])
  })

  it.each([
    ['the same translation', message('Total', 'Total')],
    ['another context', message('Total', 'Puntos', 'points')],
  ])('accepts %s', (_name, other) => {
    expect(conflictingTranslations([orders, { name: 'rewards', messages: [other] }])).toEqual([])
  })
})
