import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GoalName } from '../../../api/order-form/order-form.ts'
import { hasEntry } from '../../../lib/unlisted.ts'

export const goalLabels: Record<GoalName, { title: MessageDescriptor; text: MessageDescriptor }> = {
  editing: {
    title: msg`Edit my manuscript`,
    text: msg`An editor from your field improves language and style.`,
  },
  translation: {
    title: msg`Translate my manuscript`,
    text: msg`A translator from your field writes it in English.`,
  },
  'figures-only': {
    title: msg`Format my figures and tables`,
    text: msg`We prepare them to the journal’s requirements.`,
  },
  multimedia: {
    title: msg`Create a video or illustration`,
    text: msg`Show your results beyond the paper.`,
  },
  'price-quote': {
    title: msg`Get a price quote`,
    text: msg`A PDF with all costs, for your institution.`,
  },
  rework: {
    title: msg`Another round on an earlier order`,
    text: msg`Your editor goes through what you have changed.`,
  },
}

/** Whether the form can ask for a goal; others are not offered. */
export const isGoalName = (goal: unknown): goal is GoalName => hasEntry(goalLabels, goal)
