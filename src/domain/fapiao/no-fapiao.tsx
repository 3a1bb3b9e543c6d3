import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { addressIn } from '../../lib/url/address-in.ts'
import { AppButtonLink, ButtonAnchor } from '../../ui/page/buttons/app-button-link.tsx'
import { FapiaoNotice } from './fapiao-notice.tsx'
import { type FapiaoBill, type FapiaoSite, type FapiaoState, isOfThisSite } from './fapiao-rules.ts'

type NoFapiaoKind = Exclude<FapiaoState['kind'], 'open' | 'under-way' | 'issued'>

type Props = {
  kind: NoFapiaoKind
  bill: FapiaoBill
  site: FapiaoSite
  listButton: ReactNode
  /** Undefined where the bill cannot be paid. */
  payButton: ReactNode | undefined
}

function SupportButton({ site }: Pick<Props, 'site'>) {
  return (
    <ButtonAnchor variant="filled" href={addressIn(site.config.links.support)}>
      <Trans>Ask our support team</Trans>
    </ButtonAnchor>
  )
}

function NoneForPayment({ bill, site }: Pick<Props, 'bill' | 'site'>) {
  if (isOfThisSite(bill, site)) {
    return (
      <FapiaoNotice title={<Trans>There is no fapiao for this payment</Trans>}>
        <Trans>
          Fapiaos are tax invoices for payments to our company in China. Please use the invoice for
          this payment instead.
        </Trans>
      </FapiaoNotice>
    )
  }
  return (
    <FapiaoNotice
      title={<Trans>This payment belongs to another of our sites</Trans>}
      button={<SupportButton site={site} />}
    >
      <Trans>You can’t request its fapiao here, but there may be alternatives.</Trans>
    </FapiaoNotice>
  )
}

export function NoFapiao({ kind, bill, site, listButton, payButton = listButton }: Props) {
  switch (kind) {
    case 'dashes':
    case 'support':
      return <NoneForPayment bill={bill} site={site} />
    case 'unpaid':
      return (
        <FapiaoNotice title={<Trans>Not paid yet</Trans>} button={payButton}>
          <Trans>You can request a fapiao here once your payment arrives.</Trans>
        </FapiaoNotice>
      )
    case 'written-off':
      return (
        <FapiaoNotice title={<Trans>Nothing to pay</Trans>} button={listButton}>
          <Trans>This invoice is no longer payable, so there is no fapiao for it.</Trans>
        </FapiaoNotice>
      )
    case 'paid-in-advance':
      return (
        <FapiaoNotice
          title={<Trans>Paid from a prepayment</Trans>}
          button={
            <AppButtonLink to="/$lang/researcher/prepay" variant="filled">
              <Trans>See your prepayments</Trans>
            </AppButtonLink>
          }
        >
          <Trans>Please request a fapiao for that prepayment. It covers this payment too.</Trans>
        </FapiaoNotice>
      )
    case 'off':
      return (
        <FapiaoNotice
          title={<Trans>This site doesn’t issue fapiaos after payment</Trans>}
          button={<SupportButton site={site} />}
        >
          <Trans>If you need one for this payment, please let us know.</Trans>
        </FapiaoNotice>
      )
  }
}
