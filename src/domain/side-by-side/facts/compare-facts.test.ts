import { describe, expect, it } from 'vitest'
import { compareFacts } from './compare-facts.ts'
import { readFacts } from './read-facts.ts'

const known = new Set(['galicia', 'imagej', 'pcr'])

function missing(language: string, original: string, translation: string) {
  const factText = (text: string, of: string) => ({ text, facts: readFacts(text, of, known) })
  const found = compareFacts(factText(original, language), factText(translation, 'en'))
  const show = (facts: typeof found.original) => facts.map(({ kind, text }) => `${kind} ${text}`)
  return [...show(found.original), ...show(found.translation).map((fact) => `+ ${fact}`)]
}

type Row = [original: string, translation: string, missing: string[]]

const chinese: Row[] = [
  ['共采集样品１２０份。', 'We collected 120 samples.', []],
  ['共采集样品120份。', 'We collected 210 samples.', ['number 120', '+ number 210']],
  ['人口为3.5万人。', 'The population was 35,000.', []],
  ['投资1.2亿元，惠及300万人。', 'It cost 120 million yuan and helped 3 million people.', []],
  ['投资1.2亿元。', 'It cost 12 million yuan.', ['number 1.2亿', '+ number 12 million']],
  ['共有一百一十余万条记录。', 'There were about 1.1 million records.', []],
  ['气温低一点八度。', 'It was 1.8 degrees cooler.', []],
  ['气温低一点八度。', 'It was 1.6 degrees cooler.', ['+ number 1.6']],
  ['含量为5毫克。', 'The content was 5 mg.', []],
  ['含量为5毫克。', 'The content was 5 g.', ['unit 5毫克', '+ unit 5 g']],
  ['含量为5毫克。', 'The content was 5.', ['unit 5毫克']],
  ['覆盖率提高百分之十。', 'Cover rose by 10%.', []],
  ['长度为3千克与2千米。', 'They were 3 kg and 2 km.', []],
  ['见图2和表1。', 'See Fig. 2 and Table 1.', []],
  ['见图２。', 'See Fig. 3.', ['figure 图2', '+ figure Fig. 3']],
  ['如图1、2和公式（3）所示。', 'As Figures 1 and 2 and Eq. (3) show.', []],
  ['前人已有研究［3–5］。', 'Others have studied it [3, 4, 5].', []],
  ['前人已有研究[3,5]。', 'Others have studied it [3].', ['citation [5]']],
  ['已有研究（王等，2020）。', 'It has been studied (Wang et al., 2020).', []],
  [
    '已有研究（王等，2020）。',
    'It has been studied (Wang et al., 2021).',
    ['citation 王等，2020', '+ citation Wang et al., 2021'],
  ],
  ['采用SPSS 22.0和Logistic回归。', 'We used SPSS 22.0 and logistic regression.', []],
  ['采用SPSS 22.0。', 'We used SAS 22.0.', ['name SPSS']],
  ['2020年3月5日', 'March 5, 2020', []],
  ['CO2浓度升高。', 'The CO2 concentration rose.', []],
]

const japanese: Row[] = [
  ['１億2000万円を要した。', 'It cost 120 million yen.', []],
  [
    '１億2000万円を要した。',
    'It cost 12 million yen.',
    ['number 1億2000万', '+ number 12 million'],
  ],
  ['図２および表３に示す。', 'They are shown in Figure 2 and Table 3.', []],
  ['長さは３．５センチメートルであった。', 'The length was 3.5 cm.', []],
  ['２５℃で１０分間保った。', 'It was kept at 25 °C for 10 minutes.', []],
  ['２５℃で保った。', 'It was kept at 25 K.', ['unit 25℃']],
  ['報告がある（佐藤ら, 2019）。', 'There is a report (Sato et al., 2019).', []],
  ['PCR法を用いた。', 'We used the polymerase chain reaction.', ['name PCR']],
]

const portuguese: Row[] = [
  ['A altura foi de 3,5 m.', 'The height was 3.5 m.', []],
  ['A altura foi de 3,5 m.', 'The height was 3,5 m.', ['number 3,5', '+ number 3', '+ number 5']],
  ['Foram 1.234.567 registros.', 'There were 1,234,567 records.', []],
  ['Foram 1.234,5 kg por dia.', 'It was 1,234.5 kg a day.', []],
  ['Havia 12 mil pessoas em 2 milhões.', 'There were 12,000 people in 2 million.', []],
  ['O Quadro 2 e as Figuras 1 e 3', 'Table 2 and Figures 1 and 3', []],
  ['Segundo Silva e Souza (2018), sim.', 'According to Silva and Souza (2018), yes.', []],
  [
    'Segundo Silva (2018), sim.',
    'According to Silva (2019), yes.',
    ['citation Silva (2018)', '+ citation Silva (2019)'],
  ],
  ['Vinte e quatro parcelas de 10 hectares', '24 plots of 10 ha', []],
  ['Em março de 2020', 'In March 2020', []],
]

const spanish: Row[] = [
  ['Retuvieron el 38 % del material.', 'They retained 38% of the material.', []],
  ['Retuvieron el 38 por ciento.', 'They retained 83 percent.', ['number 38', '+ number 83']],
  ['Entre 4 y 11 centímetros', 'Between 4 and 11 cm', []],
  ['Hubo 1 234 plantas.', 'There were 1,234 plants.', []],
  ['p < −0,5', 'p < -0.5', []],
  ['p < −0,5', 'p < 0.5', ['number −0,5', '+ number 0.5']],
  ['Se vio antes [1, 2].', 'It was seen before [1].', ['citation [2]']],
  ['(Boix-Fayos et al., 2008; Castillo, 2007)', '(Boix-Fayos et al., 2008; Castillo, 2007)', []],
  ['Los ríos de Galicia crecen.', 'The rivers there are rising.', ['name Galicia']],
  [
    'Ver la figura 2a y la ecuación 3.',
    'See Fig. 2b and Equation 3.',
    ['figure figura 2a', '+ figure Fig. 2b'],
  ],
  ['Los años 80 y los 1990', 'The 1980s and the 1990s', []],
  ['Doce tramos en diecisiete crecidas', '12 reaches in 17 floods', []],
  ['Datos en https://doi.org/10.5281/zenodo.12', 'The data are online.', []],
]

describe('compareFacts', () => {
  it.each(chinese)('Chinese: %s – %s', (original, translation, expected) => {
    expect(missing('zh-CN', original, translation)).toEqual(expected)
  })
  it.each(japanese)('Japanese: %s – %s', (original, translation, expected) => {
    expect(missing('ja', original, translation)).toEqual(expected)
  })
  it.each(portuguese)('Portuguese: %s – %s', (original, translation, expected) => {
    expect(missing('pt-BR', original, translation)).toEqual(expected)
  })
  it.each(spanish)('Spanish: %s – %s', (original, translation, expected) => {
    expect(missing('es', original, translation)).toEqual(expected)
  })
})
