/** Services that rules name. */
export const serviceIds = {
  standardEditing: 'svc-standard-editing',
  premiumEditing: 'svc-premium-editing',
  vipEditing: 'svc-vip-editing',
  scientificEditing: 'svc-scientific-editing',
  standardRework: 'svc-standard-rework',
  premiumRework: 'svc-premium-rework',
  figures: 'svc-figures',
  formatting: 'svc-formatting',
  journalRecommendation: 'svc-journal-rec',
} as const
