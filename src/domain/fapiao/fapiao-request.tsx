import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { User } from '../../api/account.ts'
import type { FapiaoList } from '../../api/fapiao.ts'
import { Notice } from '../../ui/page/notice.tsx'
import { NarrowColumn, PageGrid } from '../../ui/page/page-grid.tsx'
import { focusPageHeading } from '../../ui/page/page-heading.tsx'
import { ExternalLink } from '../../ui/page/text-link.tsx'
import { FapiaoCourse } from './fapiao-course.tsx'
import { FapiaoEntry } from './fapiao-entry.tsx'
import { FapiaoForm } from './fapiao-form.tsx'
import {
  type FapiaoBill,
  type FapiaoSite,
  type FapiaoState,
  fapiaoStateOf,
  isOfThisSite,
} from './fapiao-rules.ts'
import { Told } from './told.tsx'

type Props = {
  bill: FapiaoBill
  site: FapiaoSite
  user: Pick<User, 'identity' | 'email' | 'impersonatorIdentity'>
  list: FapiaoList
  /** Leads back to where the payment was found. */
  wayBack: ReactNode
  onRequested: () => Promise<void>
}

type Open = Extract<FapiaoState, { kind: 'open' }>

/** Asks for the fapiao of an invoice or a prepayment; says why where none can be asked for. */
export function FapiaoRequest({ bill, site, user, list, wayBack, onRequested }: Props) {
  const now = fapiaoStateOf(bill, site)
  // Once it is asked for the state is another, and still the form stays until the page leaves.
  const [begun, setBegun] = useState<Open>()
  if (!begun && now.kind === 'open') setBegun(now)
  const state = begun ?? now
  const { support } = site.config.links
  switch (state.kind) {
    case 'open':
      return (
        <WithCourse>
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
        </WithCourse>
      )
    case 'dashes':
    case 'support':
      if (isOfThisSite(bill, site)) {
        return (
          <Told title={<Trans>There is no fapiao for this payment</Trans>} wayBack={wayBack}>
            <p>
              <Trans>
                Fapiaos are tax invoices for payments to our company in China. Please use the
                invoice for this payment instead.
              </Trans>
            </p>
          </Told>
        )
      }
      return (
        <Told title={<Trans>This payment belongs to another of our sites</Trans>} wayBack={wayBack}>
          <p>
            <Trans>
              You can't request its fapiao here. Please ask{' '}
              <ExternalLink href={support}>our support team</ExternalLink> about alternatives.
            </Trans>
          </p>
        </Told>
      )
    case 'unpaid':
      return (
        <Told title={<Trans>Not paid yet</Trans>} wayBack={wayBack}>
          <p>
            <Trans>You can request a fapiao here once your payment arrives.</Trans>
          </p>
        </Told>
      )
    case 'paid-in-advance':
      return (
        <Told title={<Trans>Paid from a prepayment</Trans>} wayBack={wayBack}>
          <p>
            <Trans>Please request a fapiao for that prepayment. It covers this payment too.</Trans>
          </p>
        </Told>
      )
    case 'off':
      return (
        <Told
          title={<Trans>This site doesn't issue fapiaos after payment</Trans>}
          wayBack={wayBack}
        >
          <p>
            <Trans>
              If you need one for this payment, please ask{' '}
              <ExternalLink href={support}>our support team</ExternalLink>.
            </Trans>
          </p>
        </Told>
      )
    case 'under-way':
      return (
        <WithCourse>
          <Told wayBack={wayBack} title={<Trans>A fapiao has already been requested</Trans>}>
            <FapiaoEntry bill={bill} site={site} user={user} requestLink={() => null} />
          </Told>
        </WithCourse>
      )
    case 'issued':
      return (
        <Told wayBack={wayBack} title={<Trans>The fapiao has been issued</Trans>}>
          <FapiaoEntry
            bill={bill}
            site={site}
            user={user}
            requestLink={() => null}
            onCancelled={focusPageHeading}
          />
        </Told>
      )
  }
}

function WithCourse({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <PageGrid rail={<FapiaoCourse />} railLabel={t`About fapiaos`}>
      {children}
    </PageGrid>
  )
}
