import { Trans, useLingui } from '@lingui/react/macro'
import { fieldsOf } from '../../../../ui/form/field-name.ts'
import { TextField } from '../../../../ui/form/fields/text-field.tsx'
import { useFormState } from '../../../../ui/form/form-context.ts'
import { ExternalLink } from '../../../../ui/page/buttons/app-link.tsx'
import { Fold } from '../../../../ui/page/layout/fold.tsx'
import { OrderDelayNote } from '../../order-delay-note.tsx'
import styles from '../../payment.module.css'
import type { MethodFieldsProps, MethodForm } from '../method-form.ts'
import type { bankTransferValues } from './bank-transfer-values.ts'

const fieldName = fieldsOf<typeof bankTransferValues>()

const supportPage = '/support/index/type/prepay-bank-transfer'

function Fields({ settings, requiresFapiao }: MethodFieldsProps) {
  const { t } = useLingui()
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
      <PurchaseOrder settings={settings} />
      <p>
        <Trans>
          Questions about bank transfers? <ExternalLink href={supportPage}>Contact us</ExternalLink>
          .
        </Trans>
      </p>
    </>
  )
}

/** Rare, but staff order for institutions that have one. */
function PurchaseOrder({ settings }: Pick<MethodFieldsProps, 'settings'>) {
  const { t } = useLingui()
  const form = useFormState()
  const number = fieldName('purchaseOrder.number')
  const { context, isStaff } = settings
  const isOrder = context === 'order' || context === 'multimedia'
  return (
    <Fold
      label={<Trans>Add a purchase order number</Trans>}
      open={isStaff || form.valueOf(number) !== ''}
      invalid={form.errorOf(number) !== undefined}
      quiet
    >
      <TextField
        name={number}
        label={t`Purchase order number`}
        hint={<Trans>We print it on your invoice.</Trans>}
        optional
        short
      />
      {isOrder ? (
        <p className={styles.note}>
          <OrderDelayNote />
        </p>
      ) : null}
    </Fold>
  )
}

function DisabledHint() {
  return (
    <Trans>
      To pay by bank transfer, <ExternalLink href={supportPage}>contact us</ExternalLink>.
    </Trans>
  )
}

export const bankTransferForm: MethodForm = { Fields, DisabledHint }
