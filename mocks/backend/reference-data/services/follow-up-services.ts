/** Services that can be added to an existing order. */
export const LATER_SERVICES: readonly string[] = [
  'svc-standard-editing',
  'svc-premium-editing',
  'svc-formatting',
  'svc-table-formatting',
  'svc-figures',
  'svc-journal-rec',
  'svc-video',
]
