import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { stepLabels } from '../../../domain/order-steps/step-labels.ts'
import { hasEntry } from '../../../lib/unlisted.ts'
import { draftSubject } from './draft-subject.ts'

const labels = {
  'account-details': msg`Your details`,
  'account-contact': msg`Contact details`,
  'account-completion': msg`Missing details of your account`,
  'group-code': msg`Group code`,
  'certificate code': msg`Code of a certificate to verify`,
  'grammar-check': msg`Manuscript for Grammar Check`,
  'digital-editing': msg`Manuscript for digital editing`,
  'digital-translation': msg`Manuscript for digital translation`,
  'digital editing': msg`Payment for digital editing`,
  'digital translation': msg`Payment for digital translation`,
  testimonial: msg`Testimonial`,
  'sign-in': msg`E-mail address for signing in`,
  registration: msg`New account`,
  'address new': msg`New address`,
  address: msg`Saved address`,
  'prepay new': msg`New prepayment`,
  'edited-document': msg`Your decisions on the changes in a digital edit`,
  fapiao: msg`Fapiao request`,
  'bundle-questions': msg`Order form: questions about bundles`,
  'reviewer-response new': msg`Answer to the reviewers`,
  referrals: msg`Order form: invitations`,
} as const satisfies Record<string, MessageDescriptor>

export function draftLabel(name: string): string {
  const subject = draftSubject(name)
  switch (subject.kind) {
    case 'order-step': {
      const step = i18n._(stepLabels[subject.step])
      return t`Order form: ${step}`
    }
    case 'certificate': {
      const { of: externalId } = subject
      return t`Certificate of order ${externalId}`
    }
    case 'order-files': {
      const { of: externalId } = subject
      return t`Files for order ${externalId}`
    }
    case 'order-emails': {
      const { of: externalId } = subject
      return t`E-mail recipients of order ${externalId}`
    }
    case 'order-edit': {
      const { of: externalId } = subject
      return t`Changes to order ${externalId}`
    }
    case 'reviewer-response': {
      const { of: externalId } = subject
      return t`Answer to the reviewers: order ${externalId}`
    }
    case 'prepay': {
      const { of: number } = subject
      return t`Prepayment ${number}`
    }
    case 'pay-off': {
      const numbers = subject.of.replaceAll(',', ', ')
      return t`Payment of invoices: ${numbers}`
    }
    default:
      return hasEntry(labels, subject.kind) ? i18n._(labels[subject.kind]) : t`Another form`
  }
}
