import { Trans, useLingui } from '@lingui/react/macro'
import { formatList } from '../../i18n/format-list.ts'
import { keysOf } from '../../lib/keys-of.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { TextAreaField } from '../../ui/form/fields/text-area-field.tsx'
import { useFormState } from '../../ui/form/form-context.ts'
import { Announced } from '../../ui/page/announced.tsx'
import type { FapiaoValues } from './fapiao-field-rules.ts'
import { type PastedDetails, pastedDetails } from './pasted-details.ts'
import styles from './pasted-details-field.module.css'

const fieldName = fieldsOf<FapiaoValues>()

export function PastedDetailsField() {
  const { t, i18n } = useLingui()
  const form = useFormState()
  const text = form.valueOf(fieldName('pasted'))
  const names: Record<keyof PastedDetails, string> = {
    type: t`Type of fapiao`,
    organizationName: t`Organization`,
    taxpayerNumber: t`Taxpayer number`,
    contactEmail: t`Contact e-mail`,
    contactPhone: t`Mobile number`,
  }
  const found = pastedDetails(typeof text === 'string' ? text : '')
  const filled = formatList(
    keysOf(found).map((key) => names[key]),
    { language: i18n.locale },
  )
  const fillIn = (pasted: string) => {
    const values = pastedDetails(pasted)
    for (const key of keysOf(values)) {
      // What was found before may have been corrected since.
      if (values[key] !== found[key]) form.change(fieldName(key), values[key] ?? '')
    }
  }
  return (
    <div>
      <TextAreaField
        optional
        name={fieldName('pasted')}
        label={t`Paste your invoice details`}
        hint={
          <Trans>
            The <span lang="zh-Hans">开票信息</span> from your finance office, as one block. We’ll
            fill in the fields below.
          </Trans>
        }
        onTyped={fillIn}
      />
      <Announced as="p" className={styles.status}>
        {filled ? (
          <Trans>Filled in: {filled}. Please check.</Trans>
        ) : text ? (
          <Trans>We found no details in this text. Please fill in the fields below.</Trans>
        ) : null}
      </Announced>
    </div>
  )
}
