import { Trans, useLingui } from '@lingui/react/macro'
import type { FormService } from '../../../api/order-form/order-form.ts'
import { serviceName } from '../../../domain/services/service-names.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { CheckboxTiles } from '../../../ui/form/fields/checkbox-tiles.tsx'
import type { Tile } from '../../../ui/form/fields/tile-grid.tsx'
import type { Additions } from '../additional-services/use-additions.tsx'
import { whyDisabled } from '../additional-services/why-disabled.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { DescriptionLink } from '../service-descriptions/description-link.tsx'
import { useServiceSentence } from '../service-descriptions/use-service-sentence.ts'
import { ServiceFacts } from '../services/service-facts.tsx'
import { columnsFor, optionFor } from '../services/service-rules.ts'
import styles from '../services/services.module.css'

function Facts({ service }: { service: FormService }) {
  const { currency, wordCount } = useOrderForm().orderForm
  const { price = null, deadline = null } = optionFor(service, wordCount) ?? {}
  const shown = price === null ? <Trans>Price on request</Trans> : formatMoney(price, currency)
  return <ServiceFacts price={shown} deadline={deadline} />
}

type Props = Additions & { services: readonly FormService[] }

export function MultimediaTiles({ services, quantityOf, choose }: Props) {
  const { t, i18n } = useLingui()
  const sentenceOf = useServiceSentence()
  const find = (identity: string) => services.find((service) => service.identity === identity)
  const isChosen = (service: FormService | undefined) =>
    service !== undefined && quantityOf(service) > 0
  const tiles = services.map((service): Tile => {
    const name = serviceName(service.identity, service.name, (message) => i18n._(message))
    const reason = whyDisabled(service, isChosen(service))
    const { sentence, hasMore } = sentenceOf(service.modalID)
    return {
      value: service.identity,
      title: name,
      mark: service.recommended ? <Trans>Recommended</Trans> : undefined,
      text: reason ?? sentence,
      facts: <Facts service={service} />,
      more: hasMore ? <DescriptionLink modalID={service.modalID} name={name} /> : null,
      disabled: reason !== undefined,
    }
  })
  return (
    <fieldset className={styles.group} aria-label={t`Services`}>
      <CheckboxTiles
        tiles={tiles}
        columns={columnsFor(tiles.length)}
        isChecked={(identity) => isChosen(find(identity))}
        onChange={(identity, checked) => {
          const service = find(identity)
          if (service) void choose(service, checked ? 1 : 0)
        }}
      />
    </fieldset>
  )
}
