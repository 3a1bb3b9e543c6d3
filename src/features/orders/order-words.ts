import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { components } from '../../api/schema.gen.ts'
import type { OrderState } from './order-card-rules.ts'

/** What is happening with an order, and who acts and what comes next. */
export const stateWords: Record<OrderState, { name: MessageDescriptor; more: MessageDescriptor }> =
  {
    'Awaiting Files': {
      name: msg`Awaiting files`,
      more: msg`we begin when your manuscript is here`,
    },
    Received: { name: msg`Received`, more: msg`we are finding the right editor` },
    'In Progress': { name: msg`In progress`, more: msg`with our editor; nothing for you to do` },
    'On Hold': { name: msg`On hold`, more: msg`we have written to you with a question` },
    Completed: { name: msg`Completed`, more: msg`ready for you` },
    Cancelled: { name: msg`Cancelled`, more: msg`nothing is owed` },
    'awaiting payment': {
      name: msg`awaiting payment`,
      more: msg`your files open as soon as it has arrived`,
    },
  }

type ServiceType = components['schemas']['ServiceType']

/** The names of the kinds of service, for those that the server names by kind only. */
export const serviceTypeWords: Record<ServiceType, MessageDescriptor> = {
  editing: msg`Editing`,
  translation: msg`Translation`,
  formatting: msg`Formatting`,
  figures: msg`Figures`,
  journalrec: msg`Journal recommendation`,
  promotion: msg`Research promotion`,
}
