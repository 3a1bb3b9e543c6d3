import { expect, it } from 'vitest'
import { serviceTexts, translatedTexts } from './translated-texts.ts'

const byLanguage = (values: string[]) =>
  `const a = { ${['en', 'cn', 'jp', 'br', 'es'].map((language, at) => `${language}: ${values[at]}`).join(', ')} }`

it.each([
  [
    'texts by their position',
    byLanguage([
      `() => ({ a: 'One', b: \`Two \${n} of \${m}\` })`,
      `() => ({ a: '一', b: \`二 \${n}/\${m}\` })`,
      "{ a: '壱', b: '弐' }",
      "['Um', 'Dois']",
      "['Uno', 'Dos']",
    ]),
    [
      ['zh-Hans', 'One', '一'],
      ['zh-Hans', 'Two · of ·', '二 ·/·'],
      ['ja', 'One', '壱'],
      ['ja', 'Two · of ·', '弐'],
      ['pt-BR', 'One', 'Um'],
      ['pt-BR', 'Two · of ·', 'Dois'],
      ['es', 'One', 'Uno'],
      ['es', 'Two · of ·', 'Dos'],
    ],
  ],
  [
    'all English texts for another number of translations',
    byLanguage(["['One', 'Two']", "'一'", "'壱'", "'Um'", "'Uno'"]),
    [
      ['zh-Hans', 'One Two', '一'],
      ['ja', 'One Two', '壱'],
      ['pt-BR', 'One Two', 'Um'],
      ['es', 'One Two', 'Uno'],
    ],
  ],
  ['no texts of a single language', "const a = { jp: '壱' }", []],
])('finds %s', (_, source, expected) => {
  const found = translatedTexts('a.ts', source)
  expect(found.map(({ locale, message, translation }) => [locale, message, translation])).toEqual(
    expected,
  )
})

it('reads the names of services', () => {
  expect(serviceTexts()).toContainEqual({
    file: 'mocks/backend/reference-data/services/service-labels.ts',
    locale: 'ja',
    message: 'Premium Editing',
    translation: 'プレミアム英文校正',
  })
})
