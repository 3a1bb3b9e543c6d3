import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { applicationQuery } from '../../../api/application.ts'
import { orderOffersOf } from '../../../domain/orders/order-card-rules.ts'
import { Offer } from '../../../domain/orders/order-offers.tsx'
import { AppLink, ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import type { OrderProps } from '../order-props.ts'
import styles from './completed-files.module.css'

/** Offers of the files themselves and of their payment have sections of their own. */
const elsewhere = ['download', 'pay', 'boleto', 'on-its-way', 'proof-of-payment']

export function AfterCompletion({ order, user }: OrderProps) {
  const { data: application } = useQuery({ ...applicationQuery(), enabled: false })
  const preprint = application?.config.links.preprint
  const offers = orderOffersOf(order, user).filter(({ kind }) => !elsewhere.includes(kind))
  return (
    <Section title={<Trans>What you can do next</Trans>}>
      <ul className={styles.next}>
        {offers.map((offer) => (
          <li key={offer.kind}>
            <Offer offer={offer} order={order} user={user} />
          </li>
        ))}
        <li>
          <AppLink
            to="/$lang/researcher/reviewer-response/{-$externalId}"
            params={{ externalId: order.externalId }}
          >
            <Trans>Answer the reviewers</Trans>
          </AppLink>
        </li>
        <li>
          <ExternalLink href="/support">
            <Trans>Ask a question about this order</Trans>
          </ExternalLink>
        </li>
        {preprint ? (
          <li>
            <ExternalLink href={preprint}>
              <Trans>Share your work early as a preprint</Trans>
            </ExternalLink>
          </li>
        ) : null}
      </ul>
    </Section>
  )
}
