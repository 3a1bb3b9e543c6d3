/** A re-edit is cheaper for so long after the order that it goes back to was completed (a year). */
export const reeditWithin = 365 * 86_400_000

/** Per cent taken off the rework of a re-edit, by the service of the order it goes back to. */
export const reeditPercents: Readonly<Record<string, number>> = {
  'svc-premium-editing': 100,
  'svc-vip-editing': 100,
  'svc-scientific-editing': 100,
  'svc-standard-editing': 60,
}
