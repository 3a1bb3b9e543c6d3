import { describe, expect, it } from 'vitest'
import { findVaryingTerms } from './find-varying-terms.ts'
import { segmentsOf } from './text-segment.ts'

const texts = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([original, translation], pair) => ({ original, translation, pair }))

const chinese = texts([
  ['降温幅度随公园面积增加。', 'The cooling intensity grew with the area of the park.'],
  ['降温幅度在午后最强。', 'The cooling intensity was strongest in the afternoon.'],
  ['晴天的降温幅度较高。', 'On clear days the cooling magnitude was higher.'],
  ['我们比较了降温幅度。', 'We compared the cooling intensity.'],
  ['植被决定了降温幅度。', 'Vegetation decides the cooling magnitude.'],
  ['草地没有影响。', 'Grass had no influence.'],
  ['降温效应延伸到街道。', 'The cooling effect reaches the streets.'],
  ['降温效应在夜间减弱。', 'The cooling effect becomes weaker at night.'],
])

const spanish = texts([
  ['Los diques de retención se colmatan.', 'Check dams fill up.'],
  ['Medimos los diques de retención.', 'We measured the check dams.'],
  ['Cada dique de retención es distinto.', 'Each retention dam is different.'],
  ['El dique de retención dura poco.', 'A check dam does not last long.'],
  ['Sin diques de retención hay erosión.', 'Without retention dams there is erosion.'],
  ['El cauce se erosiona.', 'The channel erodes.'],
])

describe('findVaryingTerms', () => {
  it.each([
    [
      'Chinese',
      'zh-CN',
      chinese,
      { term: '降温幅度', variants: ['cooling intensity: 0,1,3', 'cooling magnitude: 2,4'] },
    ],
    [
      'Spanish',
      'es',
      spanish,
      { term: 'diques de retención', variants: ['Check dams: 0,1,3', 'retention dam: 2,4'] },
    ],
  ])('finds a term with two names in %s', (_, language, pairs, expected) => {
    const found = findVaryingTerms(pairs, language).map(({ term, variants }) => ({
      term,
      variants: variants.map(({ text, pairs: places }) => `${text}: ${places.join()}`),
    }))
    expect(found).toEqual([expected])
  })

  it('finds none where a term has one name', () => {
    const same = chinese.map((pair) => ({
      ...pair,
      translation: pair.translation.replace('magnitude', 'intensity'),
    }))
    expect(findVaryingTerms(same, 'zh-CN')).toEqual([])
  })

  it('compares the cells of tables and headings', () => {
    const cells = texts([
      ['组别\n对照组\n12', 'Group\nControl\n12'],
      ['分组\n对照组\n15', 'Groups\nReference\n15'],
      ['1. 讨论', '1. Discussion'],
      ['2. 讨论', '2. Discussion'],
    ])
    expect(findVaryingTerms(cells, 'zh')).toEqual([
      {
        term: '对照组',
        variants: [
          { text: 'Control', pairs: [0] },
          { text: 'Reference', pairs: [1] },
        ],
      },
    ])
  })
})

it.each([
  ['降温。升温。', 'It cooled. It warmed.', 2],
  ['长1.8 m。宽2 m。', 'It was 1.8 m long. It was 2 m wide.', 2],
  ['一。二。三。', 'One and two. Three.', 1],
  ['甲\n乙', 'A\nB', 2],
])('divides %s into segments', (original, translation, count) => {
  expect(segmentsOf({ original, translation, pair: 0 })).toHaveLength(count)
})
