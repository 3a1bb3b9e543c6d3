export const fapiaoTypes = [
  { id: 'general', name: 'General fapiao' },
  { id: 'special', name: 'Special fapiao' },
] as const

export const fapiaoDeliveryTimelines = [
  { id: 'with-order', name: 'As soon as the order is paid' },
  { id: 'after-completion', name: 'When the order is completed' },
] as const
