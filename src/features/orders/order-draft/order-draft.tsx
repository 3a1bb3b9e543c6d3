import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { orderDraftQuery } from '../../../api/order-form/order-draft.ts'
import { isQuoteOnly, type OrderForm } from '../../../api/order-form/order-form.ts'
import { stepLabels } from '../../../domain/order-steps/step-labels.ts'
import { serviceName } from '../../../domain/services/service-names.ts'
import { formatList } from '../../../i18n/format-list.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { labelOf } from '../../../i18n/label-of.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { MetaLine } from '../../../ui/page/meta-line.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonCard } from '../../../ui/states/skeleton.tsx'
import { type MissingPart, missingParts } from './missing-parts.ts'
import styles from './order-draft.module.css'

const partNames: Record<MissingPart, MessageDescriptor> = {
  text: msg`your files or a word count`,
  service: msg`a service`,
  title: msg`the title`,
  'area-of-study': msg`the area of study`,
  style: msg`the style of English`,
  journal: msg`your target journal`,
}

function Missing({ form }: { form: OrderForm }) {
  const { i18n } = useLingui()
  const parts = missingParts(form).map((part) => i18n._(partNames[part]))
  if (parts.length === 0) return <Trans>Only the payment is left.</Trans>
  const list = formatList(parts, { language: i18n.locale })
  return <Trans>Still missing: {list}.</Trans>
}

function Position({ steps }: { steps: OrderForm['steps'] }) {
  const label = labelOf(stepLabels, steps.current.name)
  const position = steps.list.findIndex(({ name }) => name === steps.current.name) + 1
  const count = steps.list.length
  return (
    <Trans>
      Step {position} of {count}: {label}
    </Trans>
  )
}

function Facts({ form, first }: { form: OrderForm; first: ReactNode }) {
  const { i18n } = useLingui()
  const { services, totalPrice, currency } = form
  const [service] = services
  return (
    <p>
      <MetaLine>
        {first}
        {service ? serviceName(service.identity, service.name, (message) => i18n._(message)) : null}
        {totalPrice > 0 ? formatMoney(totalPrice, currency) : null}
      </MetaLine>
    </p>
  )
}

function Draft({ form }: { form: OrderForm }) {
  const { steps, projectTitle, displayedManuscripts, estimateId } = form
  const isQuote = isQuoteOnly(form)
  return (
    <div className={styles.draft}>
      <Section
        card
        title={isQuote ? <Trans>Your price quote</Trans> : <Trans>Continue your order</Trans>}
      >
        <div className={styles.body}>
          <div>
            <p className={styles.title}>
              {projectTitle ?? displayedManuscripts[0]?.name ?? <Trans>Untitled order</Trans>}
            </p>
            <Facts form={form} first={isQuote ? estimateId : <Position steps={steps} />} />
            <p>
              {isQuote ? (
                <Trans>You can still turn it into an order.</Trans>
              ) : (
                <Missing form={form} />
              )}
            </p>
          </div>
          <p className={styles.actions}>
            <AppButtonLink to="/$lang/researcher/submit/resume" preload={false} variant="filled">
              {isQuote ? <Trans>See the quote</Trans> : <Trans>Continue this order</Trans>}
            </AppButtonLink>
            <AppLink to="/$lang/researcher/submit/reset" preload={false}>
              <Trans>Discard it and start over</Trans>
            </AppLink>
          </p>
        </div>
      </Section>
    </div>
  )
}

/** Whichever device the order was begun on. */
export function OrderDraft() {
  return (
    <QueryState
      query={useQuery(orderDraftQuery())}
      loading={
        <div className={styles.draft}>
          <SkeletonCard />
        </div>
      }
      failedTitle={<Trans>Your unfinished order could not be loaded</Trans>}
    >
      {(form) => (form ? <Draft form={form} /> : null)}
    </QueryState>
  )
}
