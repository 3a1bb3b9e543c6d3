import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useOrderForm } from '../frame/order-form-context.ts'
import { AdditionRow } from './addition-row.tsx'
import { lacksAddition, offeredAdditions } from './addition-rules.ts'
import styles from './additional-services.module.css'
import { AdditionsNext } from './additions-next.tsx'
import { ConciergeServices } from './concierge-services.tsx'
import { useAdditions } from './use-additions.tsx'

export function AdditionalServicesScreen() {
  const { t } = useLingui()
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
        <ul className={styles.list} aria-label={t`Additional services`}>
          {services.map((service) => (
            <AdditionRow key={service.identity} service={service} {...additions} />
          ))}
        </ul>
      )}
      <ConciergeServices />
      <AdditionsNext
        isLacking={lacksAddition(services, orderForm.customerGoal, additions.quantityOf)}
      />
    </>
  )
}
