export const LATER_SERVICES: readonly string[] = [
  'svc-standard-editing',
  'svc-premium-editing',
  'svc-formatting',
  'svc-table-formatting',
  'svc-figures',
  'svc-journal-rec',
  'svc-video',
]
