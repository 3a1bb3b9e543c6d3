import type { components } from '../../../../src/api/schema.gen.ts'
import { plainName } from '../../documents/file-types.ts'

type Order = components['schemas']['Order']
type ServiceType = components['schemas']['ServiceType']

export type Deliverable = { key: string; path: string; kind: ServiceType }

const KINDS: Record<ServiceType, (name: string) => Omit<Deliverable, 'kind'>> = {
  editing: (name) => ({ key: 'edited-manuscript', path: `Edited manuscript/${name}.docx` }),
  translation: (name) => ({ key: 'translated-manuscript', path: `Translation/${name}.docx` }),
  formatting: (name) => ({
    key: 'formatted-manuscript',
    path: `Formatted manuscript/${name}.docx`,
  }),
  figures: () => ({ key: 'figure-1', path: 'Figures/Figure 1.png' }),
  journalrec: () => ({ key: 'journal-recommendation', path: 'Journal recommendation.docx' }),
  promotion: () => ({ key: 'storyboard', path: 'Promotion/Storyboard.png' }),
}

/** The finished files of an order, one for each type of service in it; none before they are due. */
export function deliverablesOf({ services, title, downloadAvailable }: Order): Deliverable[] {
  if (!downloadAvailable) return []
  const types = new Set(services.map(({ type }) => type))
  return [...types].map((kind) => ({ ...KINDS[kind](plainName(title)), kind }))
}
