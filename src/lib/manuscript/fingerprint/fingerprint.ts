import { runsOf, wholeOf } from './text-runs.ts'

/** What tells drafts of one manuscript; no text can be made of it. */
export type Fingerprint = {
  /** A hash of the title; null where it is too short to tell manuscripts apart. */
  title: number | null
  /** How many different runs of words the text has. */
  size: number
  /** The lowest hashes of these runs, rising. */
  sketch: number[]
}

export type ManuscriptParagraph = { text: string; isTitle: boolean }

/** By which a share of common runs is estimated to about 3 in 100. */
export const sketchLength = 192

/** Fewer runs than those of some fifty words tell too little. */
const fewestRuns = 40

/** In weights of `wholeOf`: six words, or twelve characters. */
const shortestTitle = 12

const longestTitle = 400

const references =
  /^[\d.\s]*(?:references|bibliography|literature cited|works cited|参考文献|參考文獻|引用文献|referências(?: bibliográficas)?|referencias(?: bibliográficas)?|bibliografia|bibliografía)\s*[:：]?$/iu

/** References are left out, since manuscripts of one author share them. */
export function fingerprintOf(paragraphs: readonly ManuscriptParagraph[]): Fingerprint | undefined {
  const end = paragraphs.findLastIndex(({ text }) => references.test(text.trim()))
  const prose = end < 0 ? paragraphs : paragraphs.slice(0, end)
  const runs = new Set(prose.flatMap(({ text }) => runsOf(text)))
  if (runs.size < fewestRuns) return undefined
  const rising = Uint32Array.from(runs).sort()
  return {
    title: titleOf(prose),
    size: runs.size,
    sketch: Array.from(rising.subarray(0, sketchLength)),
  }
}

function titleOf(paragraphs: readonly ManuscriptParagraph[]): number | null {
  const shown = paragraphs.filter(({ text }) => text.trim() !== '')
  const title = (shown.find(({ isTitle }) => isTitle) ?? shown[0])?.text.trim() ?? ''
  if (title.length > longestTitle) return null
  const { hash, weight } = wholeOf(title)
  return weight < shortestTitle ? null : hash
}
