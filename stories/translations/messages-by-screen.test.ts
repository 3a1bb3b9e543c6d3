import { expect, it } from 'vitest'
import { messageRowsOf, messagesByScreen } from './messages-by-screen.ts'

const entry = (id: string, translation: string, ...files: string[]) =>
  [...files.map((file) => `#: ${file}`), `msgid "${id}"`, `msgstr "${translation}"`, ''].join('\n')

const screen = 'src/features/a/a-screen.tsx'
const shared = 'src/ui/retry.tsx'
const rows = messageRowsOf(
  new Map([
    ['src/locales/a/en.po', entry('Sign in', 'Sign in', screen)],
    ['src/locales/a/es.po', entry('Sign in', 'Iniciar sesión', screen)],
    ['src/locales/a/ja.po', entry('Sign in', '', screen)],
    [
      'src/locales/pages/en.po',
      entry('Retry', 'Retry', shared, screen) + entry('Loading', 'Loading', shared),
    ],
    ['src/locales/refusals/en.po', entry('Refused', 'Refused', 'src/api/refusal-messages/a.ts')],
  ]),
)
const texts = new Map([
  ['src/routes/a.tsx', "import { A } from '../features/a/a-screen.tsx'"],
  [
    screen,
    `import { Retry } from '../../ui/retry.tsx'\nimport { a } from '../../api/refusal-messages/a.ts'`,
  ],
  [shared, ''],
  ['src/api/refusal-messages/a.ts', ''],
  ['src/routes/b.tsx', ''],
])

it('has no text where a translation is missing', () => {
  const [row] = rows
  expect(row).toMatchObject({
    namespace: 'a',
    english: 'Sign in',
    translations: { es: 'Iniciar sesión' },
  })
  expect(row?.translations).not.toHaveProperty('ja')
})

it('finds the messages of a screen through its imports, and misses none', () => {
  const screens = new Map([
    ['/a', 'src/routes/a.tsx'],
    ['/b', 'src/routes/b.tsx'],
  ])
  const found = [...messagesByScreen(screens, texts, rows)].map(([name, sections]) => [
    name,
    sections.map(({ file, rows }) => [file, rows.map(({ english }) => english)]),
  ])
  expect(found).toEqual([
    [
      '/a',
      [
        [screen, ['Sign in', 'Retry']],
        [shared, ['Loading']],
      ],
    ],
    ['On no screen of its own: refusals', [['src/api/refusal-messages/a.ts', ['Refused']]]],
  ])
})
