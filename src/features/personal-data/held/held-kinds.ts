import type { User } from '../../../api/account.ts'
import type { Application } from '../../../api/application.ts'

/** What an account can hold files of. */
export type HeldKind = 'orders' | 'order-form' | 'assessments' | 'edits' | 'translations'

type HoldingUser = Pick<User, 'languageAssessmentEnabled' | 'orderFormInProgress'>

type SellingSite = {
  features: Pick<Application['features'], 'digital_editing' | 'digital_translation'>
}

/** Without what the site does not sell, or the person cannot use. */
export function heldKinds(user: HoldingUser, { features }: SellingSite): HeldKind[] {
  const kinds: [HeldKind, boolean][] = [
    ['orders', true],
    ['order-form', user.orderFormInProgress],
    ['assessments', user.languageAssessmentEnabled],
    ['edits', features.digital_editing],
    ['translations', features.digital_translation],
  ]
  return kinds.flatMap(([kind, isHeld]) => (isHeld ? [kind] : []))
}
