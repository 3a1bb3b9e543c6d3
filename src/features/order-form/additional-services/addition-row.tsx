import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FormService } from '../../../api/order-form/order-form.ts'
import { serviceName } from '../../../domain/services/service-names.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Checkbox } from '../../../ui/form/fields/checkbox.tsx'
import { SelectBox } from '../../../ui/form/fields/select-box.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { DescriptionLink } from '../service-descriptions/description-link.tsx'
import { DueDate } from '../services/due-date.tsx'
import { countOf, mostCounted } from './addition-rules.ts'
import styles from './additional-services.module.css'
import type { Additions } from './use-additions.tsx'

type Props = Additions & { service: FormService }

function Price({ service, quantity }: { service: FormService; quantity: number }) {
  const { currency } = useOrderForm().orderForm
  const [option] = service.serviceOptions
  if (!option) return null
  if (option.price === null) return <Trans>Price on request</Trans>
  const count = countOf(option)
  // The price of another number comes with the answer of the server.
  if (quantity > 0 && quantity !== count) return <Trans>Updating the price…</Trans>
  const amount = formatMoney(option.price, currency)
  if (option.figureCount !== null) {
    return (
      <Trans>
        {amount} for <Plural value={count} one="# figure" other="# figures" />
      </Trans>
    )
  }
  if (option.tableCount !== null) {
    return (
      <Trans>
        {amount} for <Plural value={count} one="# table" other="# tables" />
      </Trans>
    )
  }
  return amount
}

const counts = Array.from({ length: mostCounted }, (_, index) => index + 1)

function Quantity({ service, name, quantityOf, choose }: Props & { name: string }) {
  const { t } = useLingui()
  return (
    <div className={styles.quantity}>
      <SelectBox
        aria-label={t`Quantity: ${name}`}
        value={quantityOf(service)}
        onChange={({ target }) => void choose(service, Number(target.value))}
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </SelectBox>
    </div>
  )
}

function whyDisabled(service: FormService, isChosen: boolean): ReactNode {
  if (isChosen) {
    return service.canBeRemovedFromOrder ? undefined : (
      <Trans>This is part of your order and can't be removed.</Trans>
    )
  }
  return service.disabled ? <Trans>Not available for this order.</Trans> : undefined
}

export function AdditionRow({ service, quantityOf, choose }: Props) {
  const { i18n } = useLingui()
  const quantity = quantityOf(service)
  const isChosen = quantity > 0
  const name = serviceName(service.identity, service.name, (message) => i18n._(message))
  const reason = whyDisabled(service, isChosen)
  return (
    <li className={styles.row}>
      <div className={styles.service}>
        <Checkbox
          label={<strong>{name}</strong>}
          more={reason ?? <DueDate deadline={service.serviceOptions[0]?.deadline ?? null} />}
          checked={isChosen}
          disabled={reason !== undefined}
          onChange={(checked) => void choose(service, checked ? 1 : 0)}
        />
        <p className={styles.about}>
          <DescriptionLink modalID={service.modalID} name={name} />
        </p>
      </div>
      {isChosen && service.optionsDeterminedByCount ? (
        <Quantity service={service} name={name} quantityOf={quantityOf} choose={choose} />
      ) : null}
      <p className={styles.price}>
        <Price service={service} quantity={quantity} />
      </p>
    </li>
  )
}
