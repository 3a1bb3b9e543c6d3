/** One round of each with small inputs, only to see that the benchmarks still run. */
export const isSmoke = process.argv.includes('--smoke')

export const roundsOf = (rounds: number) => (isSmoke ? 1 : rounds)
