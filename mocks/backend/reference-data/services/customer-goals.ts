import type { Schemas } from '../../../world/rows/contract-types.ts'

type GoalName = Schemas['CustomerGoal']['name']

const goal = (
  name: GoalName,
  requiresWordCount: boolean,
  englishStyleDefault: Schemas['CustomerGoal']['englishStyleDefault'] = null,
): Schemas['CustomerGoal'] => ({ name, requiresWordCount, englishStyleDefault })

/** Goals that edit or translate text ask for the style of English. */
export const customerGoals: Record<GoalName, Schemas['CustomerGoal']> = {
  editing: goal('editing', true, 'American English'),
  translation: goal('translation', true, 'American English'),
  'figures-only': goal('figures-only', false),
  multimedia: goal('multimedia', false),
  'price-quote': goal('price-quote', true, 'American English'),
  rework: goal('rework', true, 'American English'),
}

/** Without the rework, which starts from its order. */
export const goalsAtTheBeginning: readonly Schemas['CustomerGoal'][] = [
  customerGoals.editing,
  customerGoals.translation,
  customerGoals['figures-only'],
  customerGoals.multimedia,
  customerGoals['price-quote'],
]
