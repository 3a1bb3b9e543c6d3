import { Trans, useLingui } from '@lingui/react/macro'
import { object } from 'yup'
import { TextField } from '../../../../ui/form/fields/text-field.tsx'
import { ExternalLink } from '../../../../ui/page/app-link.tsx'
import { shortText } from '../../short-text.ts'
import type { MethodForm } from '../method-form.ts'

const longestVat = 30
const longestPurchaseOrder = 60

function InvoiceFields({ requiresFapiao }: { requiresFapiao: boolean }) {
  const { t } = useLingui()
  return (
    <>
      {requiresFapiao ? null : (
        <TextField name="vat" label={t`VAT number`} optional short autoCapitalize="characters" />
      )}
      <TextField name="purchaseOrder.number" label={t`Purchase order number`} optional short />
    </>
  )
}

function DisabledHint() {
  return (
    <Trans>
      To pay by bank transfer,{' '}
      <ExternalLink href="/support/index/type/prepay-bank-transfer">contact us</ExternalLink>.
    </Trans>
  )
}

export const bankTransferForm: MethodForm = {
  InvoiceFields,
  DisabledHint,
  shape: () => ({
    vat: shortText(longestVat),
    purchaseOrder: object({ number: shortText(longestPurchaseOrder) }),
  }),
}
