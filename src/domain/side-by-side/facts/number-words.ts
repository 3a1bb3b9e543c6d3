import { baseLanguage } from './notation.ts'

/** From 0 in order; "-" stands for a number that has no word of its own here. */
const countingWords: Readonly<Record<string, string>> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
  pt: 'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte',
}

const otherWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    1: 'first january once',
    2: 'second february twice both',
    3: 'third march',
    4: 'fourth april',
    5: 'fifth may',
    6: 'sixth june',
    7: 'seventh july',
    8: 'eighth august',
    9: 'ninth september',
    10: 'tenth october',
    11: 'november',
    12: 'december dozen',
  },
  es: {
    1: 'un una primer primero primera enero',
    2: 'segundo segunda febrero ambos ambas',
    3: 'tercer tercero tercera marzo',
    4: 'cuarto cuarta abril',
    5: 'quinto quinta mayo',
    6: 'sexto sexta junio',
    7: 'septimo septima julio',
    8: 'octavo octava agosto',
    9: 'noveno novena septiembre setiembre',
    10: 'decimo decima octubre',
    11: 'noviembre',
    12: 'diciembre docena',
  },
  pt: {
    1: 'uma primeiro primeira janeiro',
    2: 'duas segundo segunda fevereiro ambos ambas',
    3: 'terceiro terceira marco',
    4: 'quarto quarta abril',
    5: 'quinto quinta maio',
    6: 'sexto sexta junho',
    7: 'setimo setima julho',
    8: 'oitavo oitava agosto',
    9: 'nono nona setembro',
    10: 'decimo decima outubro',
    11: 'novembro',
    12: 'dezembro duzia',
    14: 'catorze',
  },
}

/** Twenty to ninety. */
const tens: Readonly<Record<string, string>> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  pt: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
}

const factors: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 },
  es: {
    cien: 100,
    ciento: 100,
    mil: 1e3,
    millon: 1e6,
    millones: 1e6,
    billon: 1e12,
    billones: 1e12,
  },
  pt: { cem: 100, cento: 100, mil: 1e3, milhao: 1e6, milhoes: 1e6, bilhao: 1e9, bilhoes: 1e9 },
}

function tableOf(language: string): ReadonlyMap<string, number> {
  const table = new Map<string, number>()
  for (const [value, word] of (countingWords[language] ?? '').split(' ').entries()) {
    if (word) table.set(word, value)
  }
  for (const [value, words] of Object.entries(otherWords[language] ?? {})) {
    for (const word of words.split(' ')) table.set(word, Number(value))
  }
  for (const [at, word] of (tens[language] ?? '').split(' ').entries()) {
    if (word) table.set(word, 20 + 10 * at)
  }
  return table
}

const tables = new Map(['en', 'es', 'pt'].map((language) => [language, tableOf(language)]))

/** Of a word without accents; undefined for any other word. */
export const wordValue = (word: string, language: string): number | undefined =>
  tables.get(baseLanguage(language))?.get(word)

export const factorValue = (word: string, language: string): number | undefined =>
  factors[baseLanguage(language)]?.[word]
