import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { Section } from '../../../ui/page/layout/section.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { AdditionRow } from './addition-row.tsx'
import {
  type AdditionGroup,
  additionGroups,
  lacksAddition,
  offeredAdditions,
} from './addition-rules.ts'
import styles from './additional-services.module.css'
import { AdditionsNext } from './additions-next.tsx'
import { ConciergeServices } from './concierge-services.tsx'
import { useAdditions } from './use-additions.tsx'

const groupTitles: Record<AdditionGroup, MessageDescriptor> = {
  formatting: msg`Formatting`,
  submission: msg`For your submission`,
}

export function AdditionalServicesScreen() {
  const { i18n } = useLingui()
  const { config } = useRouteContext({ from: '/$lang' }).application
  const { orderForm } = useOrderForm()
  const additions = useAdditions()
  const services = offeredAdditions(orderForm, config.upsells)
  return (
    <>
      {services.length === 0 ? (
        <p>
          <Trans>There are no additional services for this order.</Trans>
        </p>
      ) : (
        additionGroups(services).map(({ group, members }) => (
          <Section key={group} title={i18n._(groupTitles[group])}>
            <ul className={styles.list}>
              {members.map((service) => (
                <AdditionRow key={service.identity} service={service} {...additions} />
              ))}
            </ul>
          </Section>
        ))
      )}
      <ConciergeServices />
      <AdditionsNext
        isLacking={lacksAddition(services, orderForm.customerGoal, additions.quantityOf)}
      />
    </>
  )
}
