import { describe, expect, it } from 'vitest'
import { catalogueProblems, messagesOf } from './catalogue-rules.ts'

const header = 'msgid ""\nmsgstr ""\n"Language: es\\n"\n'
const po = (...entries: string[]) => [header, ...entries].join('\n')
const signIn = '#: src/a.tsx\nmsgid "Sign in"\nmsgstr "Iniciar sesión"\n'
const signOut = '#: src/a.tsx\nmsgid "Sign out"\nmsgstr ""\n'

describe('messagesOf', () => {
  it.each([
    ['a header only', po(), []],
    ['one line', po(signIn), [{ id: 'Sign in', words: 'Iniciar sesión' }]],
    [
      'several lines and a quotation mark',
      po('msgid ""\n"Say \\"yes\\" "\n"now"\nmsgstr ""\n"Diga \\"sí\\" "\n"ahora"\n'),
      [{ id: 'Say "yes" now', words: 'Diga "sí" ahora' }],
    ],
    [
      'a context',
      po('msgctxt "verb"\nmsgid "Order"\nmsgstr "Pedir"\n'),
      [{ id: 'Order', words: 'Pedir' }],
    ],
    ['what is no longer used', po('#~ msgid "Old"\n#~ msgstr "Viejo"\n'), []],
  ])('reads %s', (_name, text, messages) => {
    expect(messagesOf(text)).toEqual(messages)
  })
})

describe('catalogueProblems', () => {
  const moved = signIn.replace('src/a.tsx', 'src/b.tsx')
  const translated = signOut.replace('""', '"Salir"')

  it.each([
    ['a whole catalogue', 'es', po(signIn), po(signIn), []],
    ['no catalogue', 'es', undefined, po(signIn), ['there is no catalogue. Run npm run extract.']],
    [
      'a new message',
      'es',
      po(signIn),
      po(signIn, signOut),
      ['missing "Sign out". Run npm run extract.'],
    ],
    [
      'an unused message',
      'es',
      po(signIn, translated),
      po(signIn),
      ['unused "Sign out". Run npm run extract.'],
    ],
    ['a moved message', 'es', po(signIn), po(moved), ['is out of date. Run npm run extract.']],
    ['no words', 'es', po(signIn, signOut), po(signIn, signOut), ['"Sign out" has no words yet.']],
    ['no words in the pseudo-locale', 'pseudo', po(signOut), po(signOut), []],
  ])('%s', (_name, locale, kept, extracted, problems) => {
    expect(catalogueProblems(locale, kept, extracted)).toEqual(problems)
  })
})
