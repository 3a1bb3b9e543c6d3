const unspaced = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}`
const token = new RegExp(`[${unspaced}]|(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+`, 'gu')
const isUnspaced = new RegExp(`^[${unspaced}]`, 'u')

/** A character of Chinese or Japanese tells about half of what a word does. */
const weight = { character: 1, word: 2 }

/** Of a run: six words, or twelve characters. */
const runWeight = 12

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash
}

/** The finalizer of MurmurHash3: each bit of the input changes half of those of the result. */
function mixed(hash: number): number {
  let mix = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35)
  return (mix ^ (mix >>> 16)) >>> 0
}

const combined = (hashes: readonly number[]) =>
  mixed(hashes.reduce((hash, one) => Math.imul(hash, 31) ^ mixed(one), 0))

type Token = { hash: number; weight: number }

function tokensOf(text: string): Token[] {
  const plain = text.normalize('NFKC').toLowerCase()
  return Array.from(plain.matchAll(token), ([word]) => ({
    hash: hashOf(word),
    weight: isUnspaced.test(word) ? weight.character : weight.word,
  }))
}

/** Hashes of all runs of words in a paragraph, whatever its punctuation and capitals. */
export function runsOf(text: string): number[] {
  const tokens = tokensOf(text)
  const runs: number[] = []
  let end = 0
  let held = 0
  for (let start = 0; start < tokens.length; start += 1) {
    while (held < runWeight && end < tokens.length) {
      held += tokens[end]?.weight ?? 0
      end += 1
    }
    if (held < runWeight) break
    runs.push(combined(tokens.slice(start, end).map(({ hash }) => hash)))
    held -= tokens[start]?.weight ?? 0
  }
  return runs
}

/** A hash of a whole text, and how much it tells. */
export function wholeOf(text: string): Token {
  const tokens = tokensOf(text)
  return {
    hash: combined(tokens.map(({ hash }) => hash)),
    weight: tokens.reduce((sum, { weight }) => sum + weight, 0),
  }
}
