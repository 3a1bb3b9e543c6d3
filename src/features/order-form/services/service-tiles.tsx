import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { FormService, FormServiceOption } from '../../../api/order-form/order-form.ts'
import { serviceName } from '../../../domain/services/service-names.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import type { Tile } from '../../../ui/form/fields/tile-grid.tsx'
import { TileList } from '../../../ui/form/fields/tile-list.tsx'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { DescriptionLink } from '../service-descriptions/description-link.tsx'
import { useServiceSentence } from '../service-descriptions/use-service-sentence.ts'
import { reeditPercent } from './reedit-percent.ts'
import { ServiceFacts } from './service-facts.tsx'
import { columnsFor, isSold, optionFor } from './service-rules.ts'
import styles from './services.module.css'
import type { ServiceChoiceState } from './use-service-choice.tsx'

function Price({ price, type }: Pick<FormServiceOption, 'price'> & Pick<FormService, 'type'>) {
  const { currency, wordCount, discounts } = useOrderForm().orderForm
  if (price === null) return <Trans>Price on request</Trans>
  const amount = formatMoney(price, currency)
  const listPrice = wordCount === null ? <Trans>from {amount}</Trans> : amount
  const percent = type === 'rework' ? reeditPercent(discounts) : undefined
  if (percent === undefined) return listPrice
  return percent < 100 ? (
    <>
      {listPrice}
      <span className={styles.due}>
        <Trans>{percent}% off your re-edit</Trans>
      </span>
    </>
  ) : (
    <>
      <s>{listPrice}</s> <Trans>Free</Trans>
    </>
  )
}

function Facts({ service }: { service: FormService }) {
  const { wordCount } = useOrderForm().orderForm
  const option = optionFor(service, wordCount)
  if (!option) return <Trans>Not available for a text of this length.</Trans>
  return (
    <ServiceFacts
      price={<Price price={option.price} type={service.type} />}
      deadline={option.deadline}
    />
  )
}

function Quote() {
  return (
    <p className={styles.quote}>
      <Trans>
        Please <ExternalLink href="/support">contact us</ExternalLink> for a quote.
      </Trans>
    </p>
  )
}

export function useServiceTiles(services: readonly FormService[], withQuote = false): Tile[] {
  const { i18n } = useLingui()
  const { wordCount } = useOrderForm().orderForm
  const sentenceOf = useServiceSentence()
  return services.map((service) => {
    const isOpen = isSold(service, wordCount)
    const { sentence, hasMore } = sentenceOf(service.modalID)
    const needsQuote = withQuote && !isOpen
    const name = serviceName(service.identity, service.name, (message) => i18n._(message))
    return {
      value: service.identity,
      title: name,
      mark: isOpen && service.recommended ? <Trans>Recommended</Trans> : undefined,
      text: sentence,
      facts: <Facts service={service} />,
      more:
        needsQuote || hasMore ? (
          <>
            {needsQuote ? <Quote /> : null}
            {hasMore ? <DescriptionLink modalID={service.modalID} name={name} /> : null}
          </>
        ) : null,
      disabled: !isOpen,
    }
  })
}

type Props = Pick<ServiceChoiceState, 'services' | 'choice' | 'choose'> & {
  /** Whether a service that is not sold says how to get a quote. */
  withQuote: boolean
}

export function ServiceTiles({ services, choice, choose, withQuote }: Props) {
  const { t } = useLingui()
  const id = useId()
  const tiles = useServiceTiles(services, withQuote)
  return (
    <fieldset className={styles.group} aria-label={t`Service`}>
      <TileList
        name={id}
        tiles={tiles}
        value={choice.service}
        columns={columnsFor(tiles.length)}
        onChosen={(identity) => {
          const service = services.find((candidate) => candidate.identity === identity)
          if (service) void choose(service)
        }}
      />
    </fieldset>
  )
}
