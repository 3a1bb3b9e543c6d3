import { Trans, useLingui } from '@lingui/react/macro'
import { fieldsOf } from '../../../../ui/form/field-name.ts'
import { TextField } from '../../../../ui/form/fields/text-field.tsx'
import { ExternalLink } from '../../../../ui/page/buttons/app-link.tsx'
import { OrderDelayNote } from '../../order-delay-note.tsx'
import styles from '../../payment.module.css'
import type { InvoiceFieldsProps, MethodForm } from '../method-form.ts'
import type { bankTransferValues } from './bank-transfer-values.ts'

const fieldName = fieldsOf<typeof bankTransferValues>()

const supportPage = '/support/index/type/prepay-bank-transfer'

function InvoiceFields({ requiresFapiao, context }: InvoiceFieldsProps) {
  const { t } = useLingui()
  const isOrder = context === 'order' || context === 'multimedia'
  return (
    <>
      {requiresFapiao ? null : (
        <TextField
          name={fieldName('vat')}
          label={t`VAT number`}
          optional
          short
          autoCapitalize="characters"
        />
      )}
      <TextField
        name={fieldName('purchaseOrder.number')}
        label={t`Purchase order number`}
        hint={isOrder ? <OrderDelayNote /> : undefined}
        optional
        short
      />
      <p className={styles.question}>
        <Trans>
          Questions about bank transfers? <ExternalLink href={supportPage}>Contact us</ExternalLink>
          .
        </Trans>
      </p>
    </>
  )
}

function DisabledHint() {
  return (
    <Trans>
      To pay by bank transfer, <ExternalLink href={supportPage}>contact us</ExternalLink>.
    </Trans>
  )
}

export const bankTransferForm: MethodForm = { InvoiceFields, DisabledHint }
