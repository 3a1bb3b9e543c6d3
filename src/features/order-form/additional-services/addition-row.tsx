import { Trans, useLingui } from '@lingui/react/macro'
import type { FormService } from '../../../api/order-form/order-form.ts'
import { serviceName } from '../../../domain/services/service-names.ts'
import { Checkbox } from '../../../ui/form/fields/checkbox.tsx'
import { SelectBox } from '../../../ui/form/fields/select-box.tsx'
import { DescriptionLink } from '../service-descriptions/description-link.tsx'
import { DueDate } from '../services/deadline-strip/due-date.tsx'
import { countOf, mostCounted } from './addition-rules.ts'
import styles from './additional-services.module.css'
import { OptionPrice } from './option-price.tsx'
import type { Additions } from './use-additions.tsx'
import { whyDisabled } from './why-disabled.tsx'

type Props = Additions & { service: FormService }

function Price({ service, quantity }: { service: FormService; quantity: number }) {
  const [option] = service.serviceOptions
  if (!option) return null
  // The price of another number comes with the answer of the server.
  const isOutdated = option.price !== null && quantity > 0 && quantity !== countOf(option)
  return isOutdated ? <Trans>Updating the price…</Trans> : <OptionPrice option={option} />
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
