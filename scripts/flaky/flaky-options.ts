import { parseArgs } from 'node:util'

export class UnusableArguments extends Error {}

type FlakyOptions = {
  part: string
  title: string | undefined
  times: number
  firstSeed: number
}

/** @throws UnusableArguments with what to type */
export function readFlakyOptions(args: string[]): FlakyOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      title: { type: 'string', short: 't' },
      grep: { type: 'string', short: 'g' },
      times: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
    },
  })
  const [part, ...others] = positionals
  const { title = values.grep } = values
  const times = Number(values.times)
  const firstSeed = Number(values.seed)
  if (!part || others.length > 0)
    throw new UnusableArguments('Name a part of one path: npm run flaky -- orders/dashboard')
  if (!Number.isInteger(times) || times < 1)
    throw new UnusableArguments('--times is a number of runs, such as 20.')
  if (!Number.isInteger(firstSeed)) throw new UnusableArguments('--seed is an integer, such as 1.')
  return { part, title, times, firstSeed }
}
