import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { serviceName } from '../../../domain/services/service-names.ts'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { DescriptionLink } from '../service-descriptions/description-link.tsx'
import { useServiceSentence } from '../service-descriptions/use-service-sentence.ts'
import styles from './additional-services.module.css'

/** Services without a price of their own: support makes a quote. */
export function ConciergeServices() {
  const { i18n } = useLingui()
  const sentenceOf = useServiceSentence()
  const { links } = useRouteContext({ from: '/$lang' }).application.config
  const { availableConciergeServices } = useOrderForm().orderForm
  if (availableConciergeServices.length === 0) return null
  return (
    <Section title={<Trans>Made to order</Trans>}>
      <ul className={styles.list}>
        {availableConciergeServices.map(({ identity, name: englishName, modalID }) => {
          const name = serviceName(identity, englishName, (message) => i18n._(message))
          const { sentence, hasMore } = sentenceOf(modalID)
          return (
            <li key={identity} className={styles.row}>
              <div className={styles.service}>
                <strong>{name}</strong>
                {sentence ? <p className={styles.sentence}>{sentence}</p> : null}
                {hasMore ? (
                  <p className={styles.about}>
                    <DescriptionLink modalID={modalID} name={name} />
                  </p>
                ) : null}
              </div>
              <p className={styles.price}>
                <ExternalLink href={links.support}>
                  <Trans>
                    Get a quote<VisuallyHidden> for {name}</VisuallyHidden>
                  </Trans>
                </ExternalLink>
              </p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
