/** Milliseconds after the original order's completion: one year. */
export const reeditWithin = 365 * 86_400_000

/** Per cent off a re-edit, by the original order's service. */
export const reeditPercents: Readonly<Record<string, number>> = {
  'svc-premium-editing': 100,
  'svc-vip-editing': 100,
  'svc-scientific-editing': 100,
  'svc-standard-editing': 60,
}
