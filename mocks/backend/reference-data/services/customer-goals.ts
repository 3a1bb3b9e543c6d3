import type { components } from '../../../../src/api/generated/schema.gen.ts'

type CustomerGoal = components['schemas']['CustomerGoal']
type GoalName = CustomerGoal['name']

const goal = (
  name: GoalName,
  requiresWordCount: boolean,
  englishStyleDefault: CustomerGoal['englishStyleDefault'] = null,
): CustomerGoal => ({ name, requiresWordCount, englishStyleDefault })

/** The style of English is asked for where text is edited or translated. */
export const customerGoals: Record<GoalName, CustomerGoal> = {
  editing: goal('editing', true, 'American English'),
  translation: goal('translation', true, 'American English'),
  'figures-only': goal('figures-only', false),
  multimedia: goal('multimedia', false),
  'price-quote': goal('price-quote', true, 'American English'),
  rework: goal('rework', true, 'American English'),
}

/** A rework starts at its order, so it is no choice here. */
export const goalsAtTheBeginning: readonly CustomerGoal[] = [
  customerGoals.editing,
  customerGoals.translation,
  customerGoals['figures-only'],
  customerGoals.multimedia,
  customerGoals['price-quote'],
]
