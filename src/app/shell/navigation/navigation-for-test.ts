export const everyEntry = [
  { path: '/researcher', name: 'My orders', byDefault: true },
  { path: '/researcher/grammar-check', name: 'Grammar Check', byDefault: true },
  { path: '/researcher/digital-editing', name: 'Digital editing', byDefault: true },
  { path: '/researcher/digital-translations', name: 'Digital translation', byDefault: true },
  { path: '/researcher/invoices', name: 'Invoices', byDefault: true },
  { path: '/researcher/prepay', name: 'PrePay', byDefault: false },
  { path: '/researcher/aje-plus', name: 'Rewards', byDefault: false },
] as const

export type EntryPath = (typeof everyEntry)[number]['path']
