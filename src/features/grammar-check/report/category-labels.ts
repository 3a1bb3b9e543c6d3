import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AssessmentCategory } from '../../../api/grammar-check.ts'

/** What each category recommends: in a line, and at length. */
export const categoryLabels: Record<
  AssessmentCategory,
  { name: MessageDescriptor; advice: MessageDescriptor }
> = {
  'needs-extensive-editing': {
    name: msg`Needs extensive editing`,
    advice: msg`Readers and reviewers will find this manuscript hard to follow. Before you submit it, have it edited thoroughly by somebody who knows your field and its English.`,
  },
  'needs-editing': {
    name: msg`Needs editing`,
    advice: msg`Your meaning comes through, but most paragraphs hold errors that draw a reviewer away from your research. We recommend an edit before you submit.`,
  },
  'needs-proofreading': {
    name: msg`Needs proofreading`,
    advice: msg`Your manuscript reads well, with slips here and there. A careful proofread is likely to be enough before you submit.`,
  },
  'ready-to-submit': {
    name: msg`Ready to submit`,
    advice: msg`We found hardly anything to correct. As far as its language goes, your manuscript is ready to be submitted.`,
  },
}
