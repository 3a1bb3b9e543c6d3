import { foldWord } from './text-folding.ts'

/** By the sign that is compared: other signs, words of Latin script without accents, words of Chinese and Japanese. */
const units: readonly (readonly [sign: string, signs: string, words: string, unspaced: string])[] =
  [
    ['%', '%', 'percent', 'パーセント'],
    ['‰', '‰', '', ''],
    ['°C', '° ℃ °C ºC º', 'degree degrees grado grados grau graus celsius', '摄氏度 度'],
    [
      'kg',
      'kg ㎏',
      'kilogram kilograms kilo kilos kilogramo kilogramos quilo quilos quilograma quilogramas',
      '千克 公斤 キログラム',
    ],
    ['g', 'g', 'gram grams gramo gramos grama gramas', '克 グラム'],
    [
      'mg',
      'mg',
      'milligram milligrams miligramo miligramos miligrama miligramas',
      '毫克 ミリグラム',
    ],
    [
      'µg',
      'µg μg ug mcg',
      'microgram micrograms microgramo microgramos micrograma microgramas',
      '微克 マイクログラム',
    ],
    ['t', 't', 'ton tons tonne tonnes tonelada toneladas', '吨 トン'],
    [
      'km',
      'km ㎞',
      'kilometer kilometers kilometre kilometres kilometro kilometros quilometro quilometros',
      '千米 公里 キロメートル',
    ],
    ['m', 'm', 'meter meters metre metres metro metros', '米 メートル'],
    [
      'cm',
      'cm ㎝',
      'centimeter centimeters centimetre centimetres centimetro centimetros',
      '厘米 センチメートル センチ',
    ],
    [
      'mm',
      'mm ㎜',
      'millimeter millimeters millimetre millimetres milimetro milimetros',
      '毫米 ミリメートル ミリ',
    ],
    [
      'µm',
      'µm μm um',
      'micrometer micrometers micrometre micrometres micrometro micrometros',
      '微米 マイクロメートル',
    ],
    [
      'nm',
      'nm',
      'nanometer nanometers nanometre nanometres nanometro nanometros',
      '纳米 ナノメートル',
    ],
    ['m²', 'm² m2 ㎡', '', '平方米 平方メートル'],
    ['km²', 'km² km2', '', '平方公里 平方千米 平方キロメートル'],
    ['m³', 'm³ m3', '', '立方米 立方メートル'],
    ['ha', 'ha', 'hectare hectares hectarea hectareas', '公顷 ヘクタール'],
    ['L', 'L l', 'liter liters litre litres litro litros', '升 リットル'],
    [
      'mL',
      'mL ml',
      'milliliter milliliters millilitre millilitres mililitro mililitros',
      '毫升 ミリリットル',
    ],
    [
      'µL',
      'µL μL uL µl μl',
      'microliter microliters microlitre microlitres microlitro microlitros',
      '微升 マイクロリットル',
    ],
    ['mol', 'mol', 'mole moles', '摩尔 モル'],
    ['M', 'M', 'molar', ''],
    ['mM', 'mM', '', ''],
    ['µM', 'µM μM uM', '', ''],
    ['Hz', 'Hz', 'hertz', '赫兹 ヘルツ'],
    ['kHz', 'kHz', '', '千赫兹'],
    ['MHz', 'MHz', '', '兆赫兹'],
    ['GHz', 'GHz', '', ''],
    ['Pa', 'Pa', '', '帕'],
    ['kPa', 'kPa', '', '千帕'],
    ['MPa', 'MPa', '', '兆帕'],
    ['GPa', 'GPa', '', ''],
    ['W', 'W', 'watt watts vatio vatios', '瓦 ワット'],
    ['kW', 'kW', 'kilowatt kilowatts', '千瓦 キロワット'],
    ['V', 'V', 'volt volts voltio voltios', '伏 ボルト'],
    ['mV', 'mV', '', '毫伏'],
    ['s', 's', 'second seconds segundo segundos', '秒'],
    ['min', 'min', 'minute minutes minuto minutos', '分钟 分間'],
    ['h', 'h', 'hour hours hora horas', '小时 時間'],
    ['rpm', 'rpm', '', '转/分'],
    ['ppm', 'ppm', '', ''],
    ['bp', 'bp', '', ''],
    ['kDa', 'kDa', '', ''],
  ]

const list = (text: string) => text.split(' ').filter(Boolean)

const bySign = new Map(units.flatMap(([sign, signs]) => list(signs).map((one) => [one, sign])))
const byWord = new Map(units.flatMap(([sign, , words]) => list(words).map((one) => [one, sign])))
const unspacedUnits = units
  .flatMap(([sign, , , unspaced]) => list(unspaced).map((name) => ({ name, sign })))
  .sort((one, other) => other.name.length - one.name.length)

const isPerHundred = /^per cent|^por ciento|^por cento/
const square = /^square (?:kilo)?met(?:er|re)s?|^(?:[kq]u?ilo)?metros? [cq]uadrados?/
const token = /^(?:°\s?C|º\s?C|[°º℃%‰]|[㎏㎞㎝㎜㎡]|[A-Za-z\u00c0-\u024fµμΩ]+[²³23]?)/u
const gap = /^[ \u00a0\u2009\u202f-]?/

type FoundUnit = { sign: string; length: number }

/** At the beginning of a text that follows a number, with the gap before it. */
export function unitAt(text: string): FoundUnit | undefined {
  const before = gap.exec(text)?.[0].length ?? 0
  const after = text.slice(before)
  const unspaced = unspacedUnits.find(({ name }) => after.startsWith(name))
  if (unspaced) return { sign: unspaced.sign, length: before + unspaced.name.length }
  const lower = foldWord(after.slice(0, 40))
  const phrase = isPerHundred.exec(lower)
  if (phrase) return { sign: '%', length: before + phrase[0].length }
  const area = square.exec(lower)
  if (area) {
    const isLarge = area[0].includes('ilomet')
    return { sign: isLarge ? 'km²' : 'm²', length: before + area[0].length }
  }
  const [written] = token.exec(after) ?? []
  if (written === undefined || /^[A-Za-z\u00c0-\u024f\d]/.test(after.slice(written.length)))
    return undefined
  const sign = bySign.get(written.replaceAll(/\s/g, '')) ?? byWord.get(foldWord(written))
  return sign ? { sign, length: before + written.length } : undefined
}
