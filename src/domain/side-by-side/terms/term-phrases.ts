import { baseLanguage, writesWithoutSpaces } from '../facts/notation.ts'
import { foldWord } from '../facts/text-folding.ts'

const stopWords: Readonly<Record<string, string>> = {
  en: 'a about above after all also among an and any are as at be because been before being below between both but by can could did do does down during each few for from further had has have he her here his how however i if in into is it its itself may might more most much no nor not of off on once one only or other our out over own same several she should since so some such than that the their them then there therefore these they this those through thus to too two under until up upon use used using very was we were what when where whether which while who whose why will with within without would you your mainly',
  es: 'a al algo algunas algunos ante antes asi aun aunque bajo bien cada como con contra cual cuando cuyo de del desde donde dos durante e el ella ellas ellos en entre era eran es esa ese eso esta estaba estas este esto estos fue fueron ha hacia han hasta hay la las le les lo los mas me mediante menos mientras mismo mucho muy ni no nos o otra otras otro otros para pero poco por porque puede que se sea segun ser si sido sin sobre solo son su sus tal tambien tan tanto tiene toda todas todo todos tras un una uno unos y ya',
  pt: 'a ao aos apos aquela aquele as assim ate cada com como contra da das de dela dele desde do dos durante e ela elas ele eles em entre era eram essa esse esta estas este estes foi foram ha isso isto ja la lhe mais mas me mesmo muito na nao nas nem no nos o os ou outra outras outro outros para pela pelas pelo pelos pode por porque qual quando que se seja sem ser seu seus so sobre sua suas tal tambem tao tem ter toda todas todo todos um uma umas uns',
}

const stops = new Map(
  Object.entries(stopWords).map(([language, words]) => [language, new Set(words.split(' '))]),
)

const wideRun = /[\p{sc=Han}\p{sc=Katakana}\u30fc]{3,}/gu
/** Signs of grammar, at which a term ends. */
const wideStop =
  /[的了在是和与及或等为对从而并以由于其这那将被把也都则就所之上下中内外后前时个种各每不有无可能会使让较更最约达到进行具大小多少高低很非常表明说明结果研究本文]/u

const [fewestWide, mostWide] = [3, 7]
const mostWords = 3

function widePhrases(text: string): string[] {
  const phrases: string[] = []
  for (const [run] of text.matchAll(wideRun)) {
    for (const part of run.split(wideStop)) {
      for (let length = fewestWide; length <= mostWide; length += 1) {
        for (let at = 0; at + length <= part.length; at += 1) {
          phrases.push(part.slice(at, at + length))
        }
      }
    }
  }
  return phrases
}

/** Plural and singular are one. */
const stem = (word: string) => (word.length > 3 ? word.replace(/(?<![siu])s$/, '') : word)

function wordPhrases(text: string, language: string, fewest: number): string[] {
  const stopped = stops.get(baseLanguage(language))
  const phrases: string[] = []
  for (const clause of foldWord(text).split(/[^\p{L}\d\s'’-]+/u)) {
    const words = clause.split(/\s+/).filter(Boolean).map(stem)
    const isContent = (word: string | undefined) =>
      word !== undefined && word.length > 2 && !stopped?.has(word) && !/^\d/.test(word)
    for (let at = 0; at < words.length; at += 1) {
      if (!isContent(words[at])) continue
      for (let length = fewest; length <= mostWords; length += 1) {
        if (isContent(words[at + length - 1])) phrases.push(words.slice(at, at + length).join(' '))
      }
    }
  }
  return phrases
}

/** What may be a term in a text: runs of Chinese or Japanese signs, or words between words of grammar. */
export const phrasesOf = (text: string, language: string, fewestWords: number): Set<string> =>
  new Set(
    writesWithoutSpaces(language) ? widePhrases(text) : wordPhrases(text, language, fewestWords),
  )

/** A phrase as a text writes it. */
export function wordingOf(phrase: string, text: string): string {
  const words = [...text.matchAll(/[\p{L}\d'’-]+/gu)]
  const length = phrase.split(' ').length
  const at = words.findIndex((_, first) => {
    const some = words.slice(first, first + length).map(([word]) => stem(foldWord(word)))
    return some.join(' ') === phrase
  })
  const [first, last] = [words[at], words[at + length - 1]]
  return first && last ? text.slice(first.index, last.index + last[0].length) : phrase
}

/** Places of each phrase that occurs often enough. */
export function repeatedPhrases(
  texts: readonly ReadonlySet<string>[],
  fewest: number,
): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [at, phrases] of texts.entries()) {
    for (const phrase of phrases) {
      const known = places.get(phrase)
      if (known) known.push(at)
      else places.set(phrase, [at])
    }
  }
  for (const [phrase, found] of places) if (found.length < fewest) places.delete(phrase)
  return places
}
