import type { PreferredGroup } from '../../api/group.ts'

export function groupGreeting({
  greetingText,
  discountUsed,
}: Pick<PreferredGroup, 'greetingText' | 'discountUsed'>): string | null {
  return discountUsed ? null : greetingText
}

/** Users without a group see the form to join one. */
export function showsGroup(group: Pick<PreferredGroup, 'membershipDisplayed'> | null): boolean {
  return group?.membershipDisplayed ?? true
}
