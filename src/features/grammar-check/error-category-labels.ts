import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Assessment, AssessmentCategory } from '../../api/grammar-check.ts'
import { entryOf } from '../../lib/unlisted.ts'
import { issuesOf } from './grammar-check-rules.ts'

export const errorCategoryLabels: Record<
  AssessmentCategory,
  { name: MessageDescriptor; advice: MessageDescriptor }
> = {
  'needs-extensive-editing': {
    name: msg`Needs extensive editing`,
    advice: msg`Readers and reviewers will find this manuscript hard to follow. Before you submit, have it edited thoroughly by someone who knows your field.`,
  },
  'needs-editing': {
    name: msg`Needs editing`,
    advice: msg`Your meaning comes through, but most paragraphs contain errors that draw reviewers away from your research. We recommend editing before you submit.`,
  },
  'needs-proofreading': {
    name: msg`Needs proofreading`,
    advice: msg`Your manuscript reads well, with slips here and there. A careful proofread is likely to be enough before you submit.`,
  },
  'ready-to-submit': {
    name: msg`Ready to submit`,
    advice: msg`We found hardly anything to correct. In terms of language, your manuscript is ready to submit.`,
  },
}

const flawless = msg`We found nothing to correct. In terms of language, your manuscript is ready to submit.`

export function adviceOf({
  category,
  errorCount,
}: Pick<Assessment, 'category' | 'errorCount'>): MessageDescriptor | null | undefined {
  if (category === 'ready-to-submit' && errorCount && issuesOf(errorCount).length === 0) {
    return flawless
  }
  return category && entryOf(errorCategoryLabels, category)?.advice
}

export function categoryName(category: NonNullable<Assessment['category']>): string {
  const labels = entryOf(errorCategoryLabels, category)
  return labels ? i18n._(labels.name) : String(category)
}
