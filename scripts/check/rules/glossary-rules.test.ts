import { describe, expect, it } from 'vitest'
import { glossaryProblems, parseGlossary } from './glossary-rules.ts'

const glossary = parseGlossary(`# Glossary

| term | translation | wrong forms | only with |
|---|---|---|---|
| boleto | boleto bancario | boleto | |
| add | añadir | agreg | |
| discount | 折扣 | 优惠 | discount |
| promo code | 优惠码; 优惠活动 | | |

- A rule in prose.
`)

describe('parseGlossary', () => {
  it('reads the rows of the table', () => {
    expect(glossary).toHaveLength(4)
    expect(glossary[3]).toEqual({
      term: 'promo code',
      translations: ['优惠码', '优惠活动'],
      wrongForms: [],
      onlyWith: [],
    })
  })
})

describe('glossaryProblems', () => {
  it.each([
    ['a listed translation', 'Open the boleto', 'Abrir el boleto bancario', []],
    [
      'a wrong form that begins a listed translation',
      'Open the boleto',
      'Abrir el boleto',
      ['"Open the boleto" says "boleto" for boleto: use "boleto bancario".'],
    ],
    [
      'a stem in another case',
      'Add a file',
      'Agregue un archivo',
      ['"Add a file" says "agreg" for add: use "añadir".'],
    ],
    ['a stem inside a word', 'Broken up', 'Desagregado', []],
    [
      'a wrong form where the English word is',
      'Your discount',
      '您的优惠',
      ['"Your discount" says "优惠" for discount: use "折扣".'],
    ],
    ['a wrong form without the English word', 'Offers', '优惠', []],
    ['a wrong form in another term', 'A discount code', '优惠码：折扣', []],
  ])('%s', (_name, message, translation, problems) => {
    expect(glossaryProblems(glossary, { message, translation })).toEqual(problems)
  })
})
