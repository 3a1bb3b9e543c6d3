import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AvailableService } from '../../../api/orders/order-changes.ts'
import type { OrderDetails } from '../../../api/orders.ts'
import { JournalSearchField } from '../../../domain/journals/journal-search-field.tsx'
import { longestTitle } from '../../../domain/manuscripts/title-rule.ts'
import { RadioGroup } from '../../../ui/form/fields/radio-group.tsx'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { useFormState } from '../../../ui/form/form-context.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { DeadlineMismatch } from './deadline-mismatch.tsx'
import { EditCost } from './edit-cost.tsx'
import { EditDeadlineFields } from './edit-deadline-fields.tsx'
import { isSendable, styleText } from './edit-values.ts'
import { asksForJournal, type ServiceOffer } from './service-offers.ts'
import { editField, useAdded, useEnteredLength } from './use-edit-values.ts'

function StyleField({ order }: { order: OrderDetails }) {
  const { t } = useLingui()
  const saved = styleText(order.orderDetails.styleOfEnglish)
  return (
    <RadioGroup
      name={editField('styleOfEnglish')}
      label={t`Style of English`}
      optional
      clearable
      options={[
        { value: 'American English', label: t`American English` },
        { value: 'British English', label: t`British English` },
        ...(isSendable(saved) ? [] : [{ value: saved, label: saved }]),
      ]}
    />
  )
}

type ActionProps = { areServicesUnknown: boolean; onLeave: () => void }

function Actions({ areServicesUnknown, onLeave }: ActionProps) {
  const { discard } = useFormState()
  const cancel = () => {
    discard()
    onLeave()
  }
  return (
    <SubmitButton
      blockedBecause={
        areServicesUnknown ? (
          <Trans>Please wait until the services that you added have loaded.</Trans>
        ) : undefined
      }
      beside={
        <Button variant="quiet" onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <Trans>Save changes</Trans>
    </SubmitButton>
  )
}

type Props = {
  order: OrderDetails
  /** `length` is in words. */
  offersOf: (added: readonly string[], length: number | null) => ServiceOffer[]
  offered: readonly AvailableService[]
  areOffersKnown: boolean
  onLeave: () => void
  children: (length: number | null) => ReactNode
}

export function EditFields({ order, offersOf, offered, areOffersKnown, onLeave, children }: Props) {
  const { t } = useLingui()
  const added = useAdded()
  const length = useEnteredLength()
  const offers = offersOf(added, length)
  return (
    <>
      <TextField
        name={editField('title')}
        label={t`Project title`}
        hint={<Trans>The title of your manuscript, up to {longestTitle} characters.</Trans>}
        autoComplete="off"
        dir="auto"
      />
      {children(length)}
      <EditDeadlineFields order={order} />
      <DeadlineMismatch agreed={order.deadline} offers={offers} offered={offered} />
      <StyleField order={order} />
      <JournalSearchField
        name={editField('journal')}
        label={t`Target journal`}
        optional={!asksForJournal(order, offers)}
      />
      <EditCost order={order} offers={offers} />
      <Actions areServicesUnknown={!areOffersKnown && added.length > 0} onLeave={onLeave} />
    </>
  )
}
