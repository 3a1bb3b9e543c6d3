import { describe, expect, it } from 'vitest'
import { guessLanguage, guessLanguageOf } from './guess-language.ts'

const ENGLISH = 'The results of this study show that the temperature of the water rises in summer.'
const CHINESE = '城市公园能够有效缓解夏季高温，其降温作用在晴天午后最强。'

describe('guessLanguage', () => {
  it.each([
    ['en', ENGLISH],
    ['zh', CHINESE],
    ['zh', '研究結果表明氣候變化影響農業'],
    ['zh', '摘要'],
    ['zh', '我们使用 Python 对数据进行了统计分析'],
    ['ja', '都市公園の気温を三年間にわたって観測した。'],
    ['ko', '이 연구는 도시 공원의 기온을 조사하였다.'],
    [
      'es',
      'Los resultados de este estudio muestran que la temperatura del agua aumenta en verano.',
    ],
    ['pt', 'Os resultados deste estudo mostram que a temperatura da água não aumenta no verão.'],
    [
      'de',
      'Die Ergebnisse dieser Studie zeigen, dass die Temperatur des Wassers im Sommer steigt.',
    ],
    ['ru', 'Результаты этого исследования показывают, что температура воды повышается летом.'],
    ['en', 'The rats was fed once a day.'],
    ['en', 'Carcinoma in situ of the cervix uteri was confirmed by Prof. de la Cruz in São Paulo.'],
    ['zh', '基于 Python 与 R 的统计分析 (Statistical Analysis)'],
    ['en', 'The symbol 水 (water) is used for α and β in the tables of this study.'],
    ['und', 'Results'],
    ['und', 'Quercus robur, Fagus sylvatica, Betula pendula'],
    ['und', '12.4 ± 0.3'],
    ['und', ''],
  ])('returns %s for %s', (language, text) => {
    expect(guessLanguage(text)).toBe(language)
  })
})

describe('guessLanguageOf', () => {
  it('weighs paragraphs by their words, and headings follow', () => {
    const guess = guessLanguageOf(['Abstract', ENGLISH, CHINESE, CHINESE])
    expect(guess.language).toBe('zh')
    expect(guess.paragraphs).toEqual(['zh', 'en', 'zh', 'zh'])
  })

  it('gives an uncertain paragraph the language of the text', () => {
    const list = 'Quercus robur, Fagus sylvatica, Betula pendula'
    expect(guessLanguageOf([list, ENGLISH, 'n = 12']).paragraphs).toEqual(['en', 'en', 'en'])
    expect(guessLanguageOf([list, CHINESE, 'n = 12']).paragraphs).toEqual(['zh', 'zh', 'zh'])
  })

  it('leaves the language of a short text undetermined', () => {
    expect(guessLanguageOf(['Abstract', '12'])).toEqual({
      language: 'und',
      paragraphs: ['und', 'und'],
    })
  })
})
