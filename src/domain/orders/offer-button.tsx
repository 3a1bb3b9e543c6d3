import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { User } from '../../api/account.ts'
import type { Order } from '../../api/orders.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { payOffList } from '../../lib/search/pay-off-list.ts'
import { addressIn } from '../../lib/url/address-in.ts'
import { AppButtonLink, ButtonAnchor } from '../../ui/page/buttons/app-button-link.tsx'
import type { ButtonOffer } from './order-card-rules.ts'
import { OrderDownloadButton } from './order-download-button.tsx'

type Props = { offer: ButtonOffer; order: Order; user: Pick<User, 'currency'> }

export function OfferButton({ offer, order, user }: Props) {
  const { t } = useLingui()
  const router = useRouter()
  const { externalId, title } = order
  switch (offer.kind) {
    case 'send-files':
      return (
        <AppButtonLink
          to="/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}"
          params={{ externalId }}
          state={() => ({ from: router.state.location.href })}
          variant="quiet"
          aria-label={t`Send files for ${title}`}
        >
          <Trans>Send files</Trans>
        </AppButtonLink>
      )
    case 'answer':
      return (
        <AppButtonLink
          to="/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}"
          params={{ externalId }}
          state={() => ({ from: router.state.location.href })}
          variant="quiet"
          aria-label={t`How to answer our question about ${title}`}
        >
          <Trans>How to answer</Trans>
        </AppButtonLink>
      )
    case 'download':
      return <OrderDownloadButton order={order} />
    case 'pay': {
      const total = formatMoney(offer.amount, user.currency)
      return (
        <AppButtonLink
          to="/$lang/researcher/invoices/pay/$invoiceNumbers"
          params={{ invoiceNumbers: payOffList(offer.invoiceNumbers) }}
          variant="quiet"
          aria-label={t`Pay ${total} for ${title}`}
        >
          <Trans>Pay {total}</Trans>
        </AppButtonLink>
      )
    }
    case 'boleto':
      return (
        <ButtonAnchor href={addressIn(offer.address)} variant="quiet">
          <Trans>Show boleto</Trans>
        </ButtonAnchor>
      )
  }
}
