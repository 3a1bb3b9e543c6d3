import { expect, it } from 'vitest'
import { messagesOf } from './read-po.ts'

const header = 'msgid ""\nmsgstr ""\n"Language: es\\n"\n'
const po = (...entries: string[]) => [header, ...entries].join('\n')

it.each([
  ['a header only', po(), []],
  [
    'one line',
    po('#: src/a.tsx\n#: src/b.tsx\nmsgid "Sign in"\nmsgstr "Iniciar sesión"\n'),
    [
      {
        id: 'Sign in',
        context: '',
        translation: 'Iniciar sesión',
        files: ['src/a.tsx', 'src/b.tsx'],
      },
    ],
  ],
  [
    'several lines and a quotation mark',
    po('msgid ""\n"Say \\"yes\\" "\n"now"\nmsgstr ""\n"Diga \\"sí\\" "\n"ahora"\n'),
    [{ id: 'Say "yes" now', context: '', translation: 'Diga "sí" ahora', files: [] }],
  ],
  [
    'a context',
    po('#: src/a.tsx\nmsgctxt "verb"\nmsgid "Order"\nmsgstr "Pedir"\n'),
    [{ id: 'Order', context: 'verb', translation: 'Pedir', files: ['src/a.tsx'] }],
  ],
  ['what is no longer used', po('#~ msgid "Old"\n#~ msgstr "Viejo"\n'), []],
])('reads %s', (_name, text, messages) => {
  expect(messagesOf(text)).toEqual(messages)
})
