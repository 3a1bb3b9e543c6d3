import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { User } from '../../api/account.ts'
import type { FapiaoList } from '../../api/fapiao.ts'
import { ExternalLink } from '../../ui/page/buttons/app-link.tsx'
import { NarrowColumn, PageGrid } from '../../ui/page/layout/page-grid.tsx'
import { focusPageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { FapiaoDetails } from './fapiao-details.tsx'
import { FapiaoEntry } from './fapiao-entry.tsx'
import { FapiaoForm } from './fapiao-form.tsx'
import { FapiaoNextSteps } from './fapiao-next-steps.tsx'
import styles from './fapiao-notice.module.css'
import { FapiaoNotice } from './fapiao-notice.tsx'
import {
  type FapiaoBill,
  type FapiaoSite,
  type FapiaoState,
  fapiaoStateOf,
  isOfThisSite,
} from './fapiao-rules.ts'
import { IssuedFapiao } from './issued-fapiao.tsx'

type Props = {
  bill: FapiaoBill
  site: FapiaoSite
  user: Pick<User, 'identity' | 'email' | 'impersonatorIdentity'>
  list: FapiaoList
  listButton: ReactNode
  onRequested: () => Promise<void>
}

type OpenFapiao = Extract<FapiaoState, { kind: 'open' }>

/** The request form, or the reason why there is none. */
export function FapiaoRequest({ bill, site, user, list, listButton, onRequested }: Props) {
  const current = fapiaoStateOf(bill, site)
  // Keeps the form mounted after the request has changed the state.
  const [opened, setOpened] = useState<OpenFapiao>()
  if (!opened && current.kind === 'open') setOpened(current)
  const state = opened ?? current
  const { support } = site.config.links
  switch (state.kind) {
    case 'open':
      return (
        <WithNextSteps>
          <NarrowColumn>
            {state.cancelled ? (
              <Notice tone="plain">
                <Trans>
                  The fapiao for this payment was cancelled. You can request another here.
                </Trans>
              </Notice>
            ) : null}
            <FapiaoForm
              paymentId={state.paymentId}
              user={user}
              fapiaos={list.fapiaos}
              services={list.serviceTypes}
              onRequested={onRequested}
            />
          </NarrowColumn>
        </WithNextSteps>
      )
    case 'dashes':
    case 'support':
      if (isOfThisSite(bill, site)) {
        return (
          <FapiaoNotice
            title={<Trans>There is no fapiao for this payment</Trans>}
            listButton={listButton}
          >
            <p>
              <Trans>
                Fapiaos are tax invoices for payments to our company in China. Please use the
                invoice for this payment instead.
              </Trans>
            </p>
          </FapiaoNotice>
        )
      }
      return (
        <FapiaoNotice
          title={<Trans>This payment belongs to another of our sites</Trans>}
          listButton={listButton}
        >
          <p>
            <Trans>
              You can't request its fapiao here. Please ask{' '}
              <ExternalLink href={support}>our support team</ExternalLink> about alternatives.
            </Trans>
          </p>
        </FapiaoNotice>
      )
    case 'unpaid':
      return (
        <WithNextSteps>
          <FapiaoNotice title={<Trans>Not paid yet</Trans>} listButton={listButton}>
            <p>
              <Trans>You can request a fapiao here once your payment arrives.</Trans>
            </p>
          </FapiaoNotice>
        </WithNextSteps>
      )
    case 'paid-in-advance':
      return (
        <FapiaoNotice title={<Trans>Paid from a prepayment</Trans>} listButton={listButton}>
          <p>
            <Trans>Please request a fapiao for that prepayment. It covers this payment too.</Trans>
          </p>
        </FapiaoNotice>
      )
    case 'off':
      return (
        <FapiaoNotice
          title={<Trans>This site doesn't issue fapiaos after payment</Trans>}
          listButton={listButton}
        >
          <p>
            <Trans>
              If you need one for this payment, please ask{' '}
              <ExternalLink href={support}>our support team</ExternalLink>.
            </Trans>
          </p>
        </FapiaoNotice>
      )
    case 'under-way':
      return (
        <WithNextSteps>
          <Section title={<Trans>A fapiao has already been requested</Trans>}>
            <div className={styles.underWay}>
              <FapiaoEntry bill={bill} site={site} user={user} requestLink={() => null} />
              <FapiaoDetails fapiao={state.fapiao} />
            </div>
          </Section>
        </WithNextSteps>
      )
    case 'issued':
      return <IssuedFapiao fapiao={state.fapiao} user={user} onCancelled={focusPageHeading} />
  }
}

function WithNextSteps({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <PageGrid rail={<FapiaoNextSteps />} railLabel={t`About fapiaos`}>
      {children}
    </PageGrid>
  )
}
