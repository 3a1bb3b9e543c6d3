import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** By the service's id. */
export const serviceNames: Readonly<Record<string, MessageDescriptor>> = {
  'svc-standard-editing': msg`Standard Editing`,
  'svc-premium-editing': msg`Premium Editing`,
  'svc-vip-editing': msg`VIP Editing`,
  'svc-scientific-editing': msg`Scientific Editing`,
  'svc-translation': msg`Academic Translation`,
  'svc-translation-editing': msg`Translation and Premium Editing`,
  'svc-long-translation': msg`Long Text Translation`,
  'svc-standard-rework': msg`Standard Rework`,
  'svc-premium-rework': msg`Premium Rework`,
  'svc-figures': msg`Figure Formatting`,
  'svc-table-formatting': msg`Table Formatting`,
  'svc-formatting': msg`Manuscript Formatting`,
  'svc-journal-rec': msg`Journal Recommendation`,
  'svc-plagiarism-check': msg`Plagiarism Check`,
  'svc-cover-letter': msg`Cover Letter`,
  'svc-presubmission-review': msg`Presubmission Review`,
  'svc-concierge': msg`Concierge Service`,
  'svc-custom-illustration': msg`Custom Illustration`,
  'svc-video': msg`Video Summary`,
  'svc-graphical-abstract': msg`Graphical Abstract`,
  'svc-infographic': msg`Infographic`,
  'svc-rapid-review': msg`Rapid Review`,
}

export function serviceName(
  identity: string,
  englishName: string,
  translate: (message: MessageDescriptor) => string,
): string {
  const message = serviceNames[identity]
  return message ? translate(message) : englishName
}
