type WordBin = { name: string; min: number; max: number }

const ends = [1_500, 3_500, 6_000, 8_000, 10_000, 12_000, 18_000, 25_000, 40_000]
const shown = (count: number) => count.toLocaleString('en-US')

/** Ranges of word counts with one price each, inclusive. */
export const wordBins: readonly WordBin[] = ends.map((max, index) => {
  const min = index === 0 ? 1 : (ends[index - 1] ?? 0) + 1
  return { name: `${shown(min)} to ${shown(max)} words`, min, max }
})

export function wordBinOf(wordCount: number): WordBin | undefined {
  return wordBins.find(({ min, max }) => wordCount >= min && wordCount <= max)
}
