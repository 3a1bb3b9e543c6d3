import { expect, it } from 'vitest'
import { type CertifiedOrder, certificateStateOf, keptInitials } from './certificate-rules.ts'

const certificate = {
  code: '7F3K-22MQ-81XA',
  title: 'Root exudates and drought tolerance in barley',
  authors: null,
  issuedOn: '2026-09-21',
  externalId: 'GX7KQ2M9',
}

const editing = {
  id: 'svc-premium-editing',
  name: 'Premium Editing',
  type: 'editing',
  fileType: 'manuscript',
  journalDetails: { required: false },
} as const

const order: CertifiedOrder = {
  externalId: 'GX7KQ2M9',
  status: 'In Progress',
  completed: false,
  downloadAvailable: false,
  services: [editing],
  certificate: null,
}

const done = { status: 'Completed', completed: true } as const

it.each<[string, Partial<CertifiedOrder>, string]>([
  ['is ready once there is one', { ...done, certificate }, 'ready'],
  ['comes when the order is completed', {}, 'not-yet'],
  ['does not come for a cancelled order', { status: 'Cancelled' }, 'none'],
  ['is for editing only', { services: [{ ...editing, type: 'figures' }] }, 'none'],
  ['is missing from a completed order', done, 'none'],
  ['is of this order only', { externalId: 'GX7KQ2M9X' }, 'unknown-order'],
])('a certificate %s', (_, changes, kind) => {
  expect(certificateStateOf([{ ...order, ...changes }], 'gx7kq2m9').kind).toBe(kind)
})

it.each([
  ['N. Feldman, L. M. Bassey and C. Ng', 'N._Feldman, L._M._Bassey and C._Ng'],
  ['Helen Marsh', 'Helen Marsh'],
  ['王小明', '王小明'],
])('keeps the initials of %s with the names', (authors, kept) => {
  expect(keptInitials(authors)).toBe(kept.replaceAll('_', '\u00a0'))
})
