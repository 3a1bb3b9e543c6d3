import { expect, it } from 'vitest'
import { rowsOf, wordsByScreen } from './messages-by-screen.ts'

const entry = (id: string, words: string, ...files: string[]) =>
  [...files.map((file) => `#: ${file}`), `msgid "${id}"`, `msgstr "${words}"`, ''].join('\n')

const screen = 'src/features/a/a-screen.tsx'
const shared = 'src/ui/retry.tsx'
const rows = rowsOf(
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

it('has no words where a translation is missing', () => {
  const [row] = rows
  expect(row).toMatchObject({ area: 'a', english: 'Sign in', words: { es: 'Iniciar sesión' } })
  expect(row?.words).not.toHaveProperty('ja')
})

it('finds the words of a screen by what it imports, and forgets none', () => {
  const screens = new Map([
    ['/a', 'src/routes/a.tsx'],
    ['/b', 'src/routes/b.tsx'],
  ])
  const found = [...wordsByScreen(screens, texts, rows)].map(([name, sections]) => [
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
