import type { Trial } from './trials.ts'

/** A step of docs/recipes.md, and how a project looks in which it was left out or done wrong. */
export type LeftOutStep = {
  recipe: string
  step: number
  file: string
  /** Text that becomes another; without it, the file is as `npm run new` leaves it. */
  change?: readonly [from: string, to: string] | 'removed'
  /** What the check then says. */
  reported: string | RegExp
}

/** Steps that one run of a check finds together. */
export type LeftOutSteps = {
  check: string
  /** A part of the check. */
  part?: Trial
  steps: readonly LeftOutStep[]
}

export const recipes = {
  endpoint: 'Add an endpoint',
  screen: 'Add a screen',
  scenario: 'Add a scenario',
  message: 'Add a message',
  method: 'Add a payment method',
  recording: 'Make a story of what a person met',
}

/** What `npm run new` has written or changed before. */
export const written = {
  contract: 'openapi/paths/rewards.yaml',
  screen: 'src/features/rewards/reward-tiers-screen.tsx',
  scenario: 'mocks/scenarios/customers/late-payer.ts',
}
