import { describe, expect, it } from 'vitest'
import { alignUnits } from './align-units.ts'
import { withAnchors } from './unit-anchors.ts'

type Line = string | { role: string; text: string; level?: number }

const heading = (text: string, level = 1) => ({ role: 'heading', text, level })
const table = (text: string) => ({ role: 'table', text })

const described = (lines: readonly Line[], language: string) =>
  lines.map((line) =>
    typeof line === 'string'
      ? { text: line, role: 'text', level: 0, language }
      : { level: 0, ...line, language },
  )

/** Such as "1-1 1-0 2-1". */
function shapes(language: string, original: readonly Line[], translation: readonly Line[]): string {
  const units = withAnchors(described(original, language), described(translation, 'en'))
  return alignUnits(...units)
    .map((bead) => `${bead.original.length}-${bead.translation.length}`)
    .join(' ')
}

const chinese = {
  parks:
    '公园绿地通过遮荫和蒸腾作用降低地表温度与空气温度，是城市中重要的冷岛，已有研究从不同角度讨论了其效果。',
  question: '本文以长期定点观测为主要手段，尝试回答三个问题，说明2018年以来降温作用的变化。',
  site: '研究区位于长江下游冲积平原，共选取24个公园作为观测对象，见图1。',
}
const english = {
  parks:
    'Parks lower the temperature of the surface and of the air by shading and evapotranspiration, and are important cool islands of a city; earlier studies have discussed their effect from several points of view.',
  question:
    'Based on long-term observations, this study tries to answer three questions and to show how the cooling effect has changed since 2018.',
  site: 'The study area lies on the alluvial plain of the lower Yangtze; 24 parks were chosen for observation (Fig. 1).',
}

const spanish = [
  heading('Introducción'),
  'La construcción de diques ha sido la respuesta habitual a la erosión [1, 2].',
  'Medimos la topografía del cauce antes y después de cada crecida durante 12 años.',
  heading('Resultados'),
  table('Tramo\nCrecidas\nCon diques\n17'),
  'En las 17 crecidas los diques retuvieron el 38 % del material fino.',
]
const translated = [
  heading('Introduction'),
  'The construction of check dams has been the usual response to erosion [1, 2].',
  'We measured the topography of the channel before and after each flood during 12 years.',
  heading('Results'),
  table('Reach\nFloods\nWith dams\n17'),
  'In the 17 floods the dams retained 38% of the fine material.',
]

describe('alignUnits', () => {
  it.each<[string, string, readonly Line[], readonly Line[], string]>([
    ['nothing', 'zh', [], [], ''],
    ['a text in order', 'es', spanish, translated, '1-1 1-1 1-1 1-1 1-1 1-1'],
    [
      'paragraphs in Chinese',
      'zh',
      [chinese.parks, chinese.question, chinese.site],
      [english.parks, english.question, english.site],
      '1-1 1-1 1-1',
    ],
    [
      'a paragraph that is missing',
      'zh',
      [chinese.parks, chinese.question, chinese.site],
      [english.parks, english.site],
      '1-1 1-0 1-1',
    ],
    [
      'two paragraphs that were merged',
      'zh',
      [chinese.parks, chinese.question, chinese.site],
      [`${english.parks} ${english.question}`, english.site],
      '2-1 1-1',
    ],
    [
      'a paragraph that was divided',
      'zh',
      [chinese.parks + chinese.question, chinese.site],
      [english.parks, english.question, english.site],
      '1-2 1-1',
    ],
    [
      'a line before the translation',
      'es',
      spanish,
      ['This translation has been checked by two of our editors.', ...translated],
      '0-1 1-1 1-1 1-1 1-1 1-1 1-1',
    ],
    [
      'a table that is missing',
      'es',
      spanish,
      translated.filter((line) => typeof line === 'string' || line.role !== 'table'),
      '1-1 1-1 1-1 1-1 1-0 1-1',
    ],
    ['only one side', 'es', spanish.slice(0, 2), [], '1-0 1-0'],
  ])('%s', (_, language, original, translation, expected) => {
    expect(shapes(language, original, translation)).toBe(expected)
  })

  it('finds its way through a long text of which a third is missing', () => {
    const lines = Array.from(
      { length: 900 },
      (_, at) => `Se midieron ${1000 + at} muestras del río.`,
    )
    const others = lines.map((line) => line.replace('Se midieron', 'We measured'))
    const kept = others.filter((_, at) => at < 300 || at >= 600)
    const beads = shapes('es', lines, kept).split(' ')
    expect(beads.filter((bead) => bead === '1-1')).toHaveLength(600)
    expect(beads.filter((bead) => bead === '1-0')).toHaveLength(300)
  })
})
