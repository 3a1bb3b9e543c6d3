import type { PreferredGroup } from '../../../api/group.ts'

/** With what a group greets its member: as long as there is a greeting and the discount is unused. */
export function groupGreeting({
  greetingText,
  discountUsed,
}: Pick<PreferredGroup, 'greetingText' | 'discountUsed'>): string | null {
  return discountUsed ? null : greetingText
}

/** Whether the dashboard shows a membership, which its group decides; whoever has none sees the way in. */
export function showsGroup(group: Pick<PreferredGroup, 'membershipDisplayed'> | null): boolean {
  return group?.membershipDisplayed ?? true
}
