import { describe, expect, it } from 'vitest'
import { docxOf, p, r } from '../../document-reader/parse/test-docx.ts'
import { compareDocuments } from './compare-documents.ts'
import type { Comparison } from './comparison-model.ts'
import { isCopied } from './pair-texts.ts'
import { splitPairs } from './split-pairs.ts'

const docx = (lines: readonly string[]) =>
  docxOf({ body: lines.map((line) => p(r(line))).join('') })

function compared(original: readonly string[], translation: readonly string[]): Comparison {
  const found = compareDocuments({ original: docx(original), translation: docx(translation) })
  if ('kind' in found) throw new Error(`${found.side} is ${found.reason}.`)
  return found
}

const chinese = [
  '城市公园绿地的降温作用',
  '公园绿地通过遮荫和蒸腾作用降低地表温度与空气温度，是城市中重要的冷岛，2019年以来受到重视[1]。',
  '本研究选取24个公园，面积从0.6公顷到52公顷不等，观测点见图1，仪器每10分钟记录一次气温。',
  '所有仪器在使用之前均经过统一校准，误差不超过0.2度，数据由3名人员独立核对，结果一致。',
  '[1] 周明. 城市绿地与小气候[M]. 南京: 江南出版社, 2016.',
]
const english = [
  'The cooling effect of urban parks',
  'Parks lower the temperature of the surface and of the air by shading and evapotranspiration. They are important cool islands of a city and have received attention since 2019 [1].',
  'We chose 24 parks with areas from 0.6 to 52 ha. The observation points are shown in Fig. 1, and the instruments recorded the air temperature every 10 minutes.',
  'All instruments were calibrated in the same way before use, with errors of at most 0.2 degrees. The data were checked independently by 3 people, who agreed.',
  '[1] Zhou M. Urban green space and microclimate. Nanjing: Jiangnan Press, 2016.',
]

describe('compareDocuments', () => {
  it('finds nothing where everything is in both', () => {
    const { pairs, differences, terms, documents } = compared(chinese, english)
    expect(pairs.map(({ kind }) => kind)).toEqual(chinese.map(() => 'matched'))
    expect(differences).toEqual([])
    expect(terms).toEqual([])
    expect(documents.original.language).toBe('zh')
    expect(documents.translation.language).toBe('en')
  })

  it('names what is in one text alone, with its place', () => {
    const wrong = english.map((line) => line.replace('52 ha', '25 ha').replace('Fig. 1', 'Fig. 2'))
    const { differences, pairs } = compared(chinese, wrong)
    expect(differences).toEqual([
      { kind: 'number', side: 'original', text: '52', pair: 2 },
      { kind: 'figure', side: 'original', text: '图1', pair: 2 },
      { kind: 'number', side: 'translation', text: '25', pair: 2 },
      { kind: 'figure', side: 'translation', text: 'Fig. 2', pair: 2 },
    ])
    expect(pairs[2]?.differences).toEqual([0, 1, 2, 3])
  })

  it.each<[string, string[], string[]]>([
    [
      'a paragraph that is missing',
      english.filter((_, at) => at !== 2),
      ['matched', 'matched', 'untranslated', 'matched', 'matched'],
    ],
    [
      'a paragraph that is still Chinese',
      english.with(3, chinese[3] ?? ''),
      ['matched', 'matched', 'matched', 'copied', 'matched'],
    ],
    [
      'merged paragraphs',
      [...english.slice(0, 2), `${english[2]} ${english[3]}`, english[4] ?? ''],
      ['matched', 'matched', 'merged', 'matched'],
    ],
    [
      'a line before the title',
      ['This translation was checked by two editors of our company last week.', ...english],
      ['added', ...chinese.map(() => 'matched')],
    ],
  ])('tells of %s', (_, translation, kinds) => {
    expect(compared(chinese, translation).pairs.map(({ kind }) => kind)).toEqual(kinds)
  })

  it.each([
    ['original', new Uint8Array(), docx(english)],
    ['translation', docx(chinese), new Uint8Array()],
  ])('says that the %s cannot be read', (side, original, translation) => {
    const found = compareDocuments({ original, translation })
    expect(found).toMatchObject({ kind: 'failed', side })
  })
})

it.each([
  ['一段没有翻译的文字', '一段没有翻译的文字', 'zh', true],
  ['Los diques reducen la llegada de finos al mar.', 'Check dams reduce it.', 'es', false],
  ['Los diques reducen la llegada de finos al mar mientras no se colmatan.', '', 'es', true],
  ['[2] 刘芳. 公园降温效应的观测研究[J]. 城市环境, 2019, 12(3): 45–52.', '', 'zh', false],
  ['1. Boix-Fayos C, et al. Effects of check dams. 2008.', '', 'es', false],
  ['Wang Siyuan, Li Jingyi', '', 'es', false],
])('%s, copied: %s', (original, translation, language, copied) => {
  expect(isCopied(original, translation || original, language)).toBe(copied)
})

it('splits pairs into parts of a few hundred words', () => {
  const { pairs } = compared(
    Array.from({ length: 30 }, (_, at) => `${chinese[1]}${at}`),
    Array.from({ length: 30 }, (_, at) => `${english[1]} ${at}`),
  )
  const chunks = splitPairs(pairs)
  expect(chunks.length).toBeGreaterThan(2)
  expect(chunks.flatMap((chunk) => chunk.pairs)).toEqual(pairs)
  expect(chunks.map(({ first }) => first)).toEqual(
    chunks.map(({ first }) => first).toSorted((a, b) => a - b),
  )
})
