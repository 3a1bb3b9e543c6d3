import type { components } from '../../../src/api/schema.gen.ts'

/** What can be added to an order after it was made, and the type under which orders list it. */
export const LATER_SERVICES: Readonly<Record<string, components['schemas']['ServiceType']>> = {
  'svc-standard-editing': 'editing',
  'svc-premium-editing': 'editing',
  'svc-formatting': 'formatting',
  'svc-table-formatting': 'formatting',
  'svc-figures': 'figures',
  'svc-journal-rec': 'journalrec',
  'svc-video': 'promotion',
}
