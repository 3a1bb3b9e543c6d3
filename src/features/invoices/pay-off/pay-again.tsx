import { Trans } from '@lingui/react/macro'
import { payOffList } from '../../../lib/search/pay-off-list.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'

export function PayAgain({ numbers }: { numbers: readonly string[] }) {
  if (numbers.length === 0) return null
  return (
    <AppButtonLink
      to="/$lang/researcher/invoices/pay/$invoiceNumbers"
      params={{ invoiceNumbers: payOffList(numbers) }}
      variant="filled"
    >
      <Trans>Pay again</Trans>
    </AppButtonLink>
  )
}
