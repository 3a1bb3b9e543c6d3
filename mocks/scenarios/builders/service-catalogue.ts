import type { components } from '../../../src/api/schema.gen.ts'

type OrderService = components['schemas']['OrderService']

const service = (
  id: string,
  name: string,
  type: OrderService['type'],
  journalRequired = false,
): OrderService => ({
  id,
  name,
  type,
  fileType: type === 'figures' ? 'figures' : 'manuscript',
  journalDetails: { required: journalRequired },
})

/** What is sold, and what was sold once. */
export const services = {
  premiumEditing: service('svc-premium-editing', 'Premium Editing', 'editing'),
  standardEditing: service('svc-standard-editing', 'Standard Editing', 'editing'),
  scientificEditing: service('svc-scientific-editing', 'Scientific Editing', 'editing', true),
  translation: service('svc-translation', 'Academic Translation', 'translation', true),
  formatting: service('svc-formatting', 'Manuscript Formatting', 'formatting', true),
  figures: service('svc-figures', 'Figure Formatting', 'figures', true),
  journalRecommendation: service('svc-journal-rec', 'Journal Recommendation', 'journalrec'),
  video: service('svc-video', 'Video Summary', 'promotion'),
  rapidReview: service('svc-rapid-review', 'Rapid Review', 'editing', true),
}

export type ServiceName = keyof typeof services

const retired = new Set<ServiceName>(['rapidReview'])

export const isOffered = (name: ServiceName): boolean => !retired.has(name)
