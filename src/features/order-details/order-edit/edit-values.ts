import type { OrderEdit } from '../../../api/orders/order-changes.ts'
import type { DateStyle } from '../../../i18n/format-date.ts'
import { isoOf } from '../../../lib/calendar.ts'
import { keysOf } from '../../../lib/keys-of.ts'
import { type DeadlineValues, deadlineValuesOf, enteredDeadline } from './edit-deadline.ts'

type StyleOfEnglish = NonNullable<OrderEdit['styleOfEnglish']>

export type OrderEditValues = DeadlineValues & {
  title: string
  /** Identities of the services to add. */
  added: readonly string[]
  styleOfEnglish: StyleOfEnglish | ''
  journal: string
}

export function editValuesOf(order: OrderEdit, style: DateStyle = {}): OrderEditValues {
  const { title, deadline, styleOfEnglish, journal } = order
  return {
    title,
    ...deadlineValuesOf(deadline, style),
    added: [],
    styleOfEnglish: styleOfEnglish ?? '',
    journal: journal ?? '',
  }
}

export const isChanged = (
  value: (name: keyof OrderEditValues) => unknown,
  first: OrderEditValues,
): boolean =>
  keysOf(first).some((name) => JSON.stringify(value(name)) !== JSON.stringify(first[name]))

type Change = {
  values: OrderEditValues
  /** What the form was opened with. */
  base: OrderEdit
  /** What the server has now: what was not changed here stays as another tab saved it. */
  current: OrderEdit
}

export function changedOrder({ values, base, current }: Change, style: DateStyle = {}): OrderEdit {
  const first = editValuesOf(base, style)
  const title = values.title.trim()
  const journal = values.journal.trim()
  const isDeadlineKept = values.day === first.day && values.time === first.time
  const entered = isDeadlineKept ? undefined : enteredDeadline(values, base.deadline, style)
  return {
    externalId: current.externalId,
    title: title === first.title ? current.title : title,
    deadline: entered === undefined ? current.deadline : isoOf(entered),
    services: [...new Set([...current.services, ...values.added])],
    styleOfEnglish:
      values.styleOfEnglish === first.styleOfEnglish
        ? current.styleOfEnglish
        : values.styleOfEnglish || null,
    journal: journal === first.journal ? current.journal : journal || null,
  }
}
