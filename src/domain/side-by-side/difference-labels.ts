import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComparedSide, TextDifference } from './compare/comparison-model.ts'

/** Followed by the text itself. */
const labels: Record<ComparedSide, Record<TextDifference['kind'], MessageDescriptor>> = {
  original: {
    number: msg`Number only in the original`,
    unit: msg`Unit only in the original`,
    name: msg`Name only in the original`,
    citation: msg`Citation only in the original`,
    figure: msg`Reference only in the original`,
  },
  translation: {
    number: msg`Number only in the translation`,
    unit: msg`Unit only in the translation`,
    name: msg`Name only in the translation`,
    citation: msg`Citation only in the translation`,
    figure: msg`Reference only in the translation`,
  },
}

export const differenceLabel = ({ side, kind }: TextDifference): MessageDescriptor =>
  labels[side][kind]
