import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Decision } from '../../../lib/manuscript/revisions/revisions.ts'
import type { ChangeCategory } from '../model/change-categories.ts'

export const categoryLabels: Readonly<Record<ChangeCategory, MessageDescriptor>> = {
  spelling: msg`Spelling and consistency`,
  grammar: msg`Grammar`,
  phrasing: msg`Phrasing`,
  punctuation: msg`Punctuation`,
  'word-choice': msg`Word choice`,
  insertion: msg`Insertions`,
  deletion: msg`Deletions`,
  replacement: msg`Replacements`,
  move: msg`Moved text`,
  format: msg`Text formatting`,
}

export const decisionLabels: Readonly<Record<Decision, MessageDescriptor>> = {
  accepted: msg`Accepted`,
  rejected: msg`Rejected`,
}
