import { Trans, useLingui } from '@lingui/react/macro'
import type { FormService } from '../../../api/order-form/order-form.ts'
import { serviceName } from '../../../domain/services/service-names.ts'
import { Checkbox } from '../../../ui/form/fields/checkbox.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { DescriptionLink } from '../service-descriptions/description-link.tsx'
import { useServiceSentence } from '../service-descriptions/use-service-sentence.ts'
import { DueDate } from '../services/deadline-strip/due-date.tsx'
import { countOf, movesDeadline } from './addition-rules.ts'
import styles from './additional-services.module.css'
import { OptionPrice } from './option-price.tsx'
import { Quantity } from './quantity.tsx'
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

/** Until it is chosen: what a service does to the deadline of the order. */
function Due({ service, isChosen }: { service: FormService; isChosen: boolean }) {
  const { orderForm } = useOrderForm()
  const deadline = service.serviceOptions[0]?.deadline ?? null
  if (isChosen || deadline === null || orderForm.deadline === null) {
    return <DueDate deadline={deadline} />
  }
  return movesDeadline(deadline, orderForm.deadline) ? (
    <>
      <Trans>Moves your deadline.</Trans> <DueDate deadline={deadline} />
    </>
  ) : (
    <Trans>Your deadline stays the same.</Trans>
  )
}

export function AdditionRow({ service, quantityOf, choose }: Props) {
  const { i18n } = useLingui()
  const { sentence, hasMore } = useServiceSentence()(service.modalID)
  const quantity = quantityOf(service)
  const isChosen = quantity > 0
  const name = serviceName(service.identity, service.name, (message) => i18n._(message))
  const reason = whyDisabled(service, isChosen)
  return (
    <li className={styles.row} data-chosen={isChosen}>
      <div className={styles.service}>
        <Checkbox
          label={<strong>{name}</strong>}
          more={
            <>
              {sentence ? <span className={styles.sentence}>{sentence}</span> : null}{' '}
              {reason ?? <Due service={service} isChosen={isChosen} />}
            </>
          }
          checked={isChosen}
          disabled={reason !== undefined}
          onChange={(checked) => void choose(service, checked ? 1 : 0)}
        />
        {hasMore ? (
          <p className={styles.about}>
            <DescriptionLink modalID={service.modalID} name={name} />
          </p>
        ) : null}
      </div>
      <div className={styles.price}>
        <p>
          <Price service={service} quantity={quantity} />
        </p>
        {service.optionsDeterminedByCount && reason === undefined ? (
          <Quantity
            name={name}
            value={Math.max(1, quantity)}
            onChosen={(count) => void choose(service, count)}
          />
        ) : null}
      </div>
    </li>
  )
}
