import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type OrderDetails, orderQuery } from '../../../api/orders.ts'
import { Form } from '../../../ui/form/form.tsx'
import { showMessage } from '../../../ui/messages/message-store.ts'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { EditFields } from './edit-fields.tsx'
import { editSchema } from './edit-schema.ts'
import { editValuesOf, lengthOf, type OrderEditValues } from './edit-values.ts'
import { LeaveUnsaved } from './leave-unsaved.tsx'
import styles from './order-edit.module.css'
import { ServiceChoices } from './service-choices.tsx'
import { asksForJournal, asksForLength, lengthProblem } from './service-offers.ts'
import { useSaveEdit } from './use-save-edit.ts'
import { useServiceOffers } from './use-service-offers.ts'

export type OrderEditFormProps = {
  order: OrderDetails
  /** Of the draft. */
  owner: string
  onLeave: () => void
}

const help = () => (
  <ExternalLink href="/support">
    <Trans>Ask our support team</Trans>
  </ExternalLink>
)

type ServicesStateProps = {
  query: ReturnType<typeof useServiceOffers>['services']
  children: ReactNode
}

function ServicesState({ query, children }: ServicesStateProps) {
  const { t: say } = useLingui()
  return (
    <QueryState
      query={query}
      loading={<SkeletonLines lines={4} label={say`Services are loading.`} />}
      frame={(state) => <div className={styles.unready}>{state}</div>}
      failedTitle={<Trans>The services could not be loaded</Trans>}
    >
      {() => children}
    </QueryState>
  )
}

export function OrderEditForm({ order, owner, onLeave }: OrderEditFormProps) {
  const { t: say } = useLingui()
  const queryClient = useQueryClient()
  const { externalId } = order
  // The order may be loaded again while somebody types.
  const [opened] = useState(order)
  const first = editValuesOf(opened.orderDetails)
  const draft = { name: `order-edit-${externalId}`, owner }
  const { services, sold, groupsFor, offersOf } = useServiceOffers(order)
  const save = useSaveEdit({ opened, help })

  function showSaved() {
    void queryClient.invalidateQueries(orderQuery(externalId))
    const text = () => t`You saved this order in another tab. This page shows it as it is now.`
    showMessage({ key: 'order-saved', kind: 'info', text })
    onLeave()
  }

  return (
    <Form
      label={say`Edit this order`}
      schema={editSchema({
        agreed: opened.deadline,
        needsJournal: (added, length) => asksForJournal(opened, offersOf(added, length)),
        lengthProblem: (added, length) => lengthProblem(sold, order, { added, length }),
      })}
      initialValues={first}
      draft={draft}
      onSubmit={async (values: OrderEditValues) => {
        // A draft may name services that are no longer sold.
        const offers = offersOf(values.added, lengthOf(values))
        await save({ ...values, added: offers.map(({ service }) => service.id) })
        onLeave()
      }}
      attempt={{ onSentInAnotherTab: showSaved }}
    >
      <LeaveUnsaved first={first} draft={draft} />
      <EditFields
        order={opened}
        offersOf={offersOf}
        offered={sold.flatMap(({ services }) => services)}
        areOffersKnown={services.data !== undefined}
        onLeave={onLeave}
      >
        {(length) => (
          <ServicesState query={services}>
            <ServiceChoices
              order={order}
              groups={groupsFor(length)}
              asksForLength={asksForLength(sold, order)}
            />
          </ServicesState>
        )}
      </EditFields>
    </Form>
  )
}
