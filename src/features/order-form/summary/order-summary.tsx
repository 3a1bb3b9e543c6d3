import { Trans, useLingui } from '@lingui/react/macro'
import { serviceName } from '../../../domain/services/service-names.ts'
import { formatDeadline } from '../../../i18n/format-deadline.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { Section } from '../../../ui/page/section.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import styles from './order-summary.module.css'

function Manuscript() {
  const { orderForm } = useOrderForm()
  const { displayedManuscripts, uploadFilesLater } = orderForm
  if (displayedManuscripts.length === 0) {
    return uploadFilesLater ? (
      <p>
        <Trans>You'll upload your files later.</Trans>
      </p>
    ) : (
      <p>
        <Trans>No files yet</Trans>
      </p>
    )
  }
  return (
    <ul className={styles.files}>
      {displayedManuscripts.map(({ identity, name }) => (
        <li key={identity}>{name}</li>
      ))}
    </ul>
  )
}

function Services() {
  const { i18n } = useLingui()
  const { lineItems, currency } = useOrderForm().orderForm
  if (lineItems.length === 0) {
    return (
      <p>
        <Trans>No services yet</Trans>
      </p>
    )
  }
  return (
    <dl className={styles.lines}>
      {lineItems.map(({ serviceIdentity, name, totalPrice }) => (
        <div key={serviceIdentity}>
          <dt>{serviceName(serviceIdentity, name, (message) => i18n._(message))}</dt>
          <dd>{formatMoney(totalPrice, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Due() {
  const { i18n } = useLingui()
  const { deadline } = useOrderForm().orderForm
  if (deadline === null) return <Trans>Depends on your service</Trans>
  return formatDeadline(parseInstant(deadline), { language: i18n.locale, exact: false })
}

/** What the order is, when it is due and what it costs. */
export function OrderSummary() {
  const { currency, totalPrice } = useOrderForm().orderForm
  return (
    <Section card title={<Trans>Order summary</Trans>}>
      <div className={styles.parts}>
        <h3>
          <Trans>Manuscript</Trans>
        </h3>
        <Manuscript />
        <h3>
          <Trans>Services</Trans>
        </h3>
        <Services />
        <h3>
          <Trans>Due date</Trans>
        </h3>
        <p>
          <Due />
        </p>
        <p className={styles.total}>
          <Trans>Total</Trans> <strong>{formatMoney(totalPrice, currency)}</strong>
        </p>
      </div>
    </Section>
  )
}
