/** A run with delayed answers, or without a seed beside busy loops. */
export type FlakyRun = { ordinal: number; seed: number | undefined }

/** Each half of the runs disturbs the test in one way, in turns. */
export function planRuns(times: number, firstSeed: number): FlakyRun[] {
  return Array.from({ length: times }, (_, index) => ({
    ordinal: index + 1,
    seed: index % 2 === 0 ? firstSeed + index / 2 : undefined,
  }))
}

export const describeRun = ({ seed }: FlakyRun): string =>
  seed === undefined ? 'beside busy loops' : `with GALLEY_DELAYS=${seed}`

/** A title that no test has would pass otherwise. */
export const hasRunTests = (output: string): boolean => /\b[1-9]\d* (passed|failed)\b/.test(output)
