import { Trans, useLingui } from '@lingui/react/macro'
import type { Fapiao, FapiaoService } from '../../api/fapiao.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { CheckboxField } from '../../ui/form/fields/checkbox-field.tsx'
import { FieldGroup } from '../../ui/form/fields/field-group.tsx'
import { RadioGroup } from '../../ui/form/fields/radio-group.tsx'
import { SelectField } from '../../ui/form/fields/select-field.tsx'
import { EmailField, TextField } from '../../ui/form/fields/text-field.tsx'
import { useFormState } from '../../ui/form/form-context.ts'
import { type FapiaoValues, fapiaoLimits } from './fapiao-field-rules.ts'
import { fapiaoServiceName, fapiaoTypeLabels } from './fapiao-messages.ts'
import { OrganizationField } from './organization-field.tsx'
import { PastedDetailsField } from './pasted-details-field.tsx'
import { PreviousFapiaoField } from './previous-fapiao-field.tsx'

const fieldName = fieldsOf<FapiaoValues>()

type Props = { earlier: readonly Fapiao[]; services: readonly FapiaoService[] }

function FapiaoTypeField() {
  const { t, i18n } = useLingui()
  return (
    <RadioGroup
      name={fieldName('type')}
      label={t`Type of fapiao`}
      options={[
        {
          value: 'general',
          label: i18n._(fapiaoTypeLabels.general),
          hint: <Trans>Proof of expense. Taxpayer and mobile number are optional.</Trans>,
        },
        {
          value: 'special',
          label: i18n._(fapiaoTypeLabels.special),
          hint: (
            <Trans>
              Lets the organization deduct the tax. Taxpayer and mobile number are required.
            </Trans>
          ),
        },
      ]}
    />
  )
}

function ServiceTypeField({ services }: Pick<Props, 'services'>) {
  const { t } = useLingui()
  return (
    <SelectField
      name={fieldName('serviceType')}
      label={t`Type of service`}
      hint={
        <Trans>
          The service shown on the fapiao. Your institution may require a particular one.
        </Trans>
      }
      placeholder={t`Please choose`}
      options={services.map((it) => ({
        value: String(it.serviceType),
        label: fapiaoServiceName(it),
      }))}
      autoComplete="off"
    />
  )
}

export function FapiaoFields({ earlier, services }: Props) {
  const { t } = useLingui()
  const form = useFormState()
  const needsMore = form.valueOf(fieldName('type')) === 'special'
  const previous = earlier.find(({ identity }) => identity === form.valueOf(fieldName('previous')))
  const printedTo = previous?.shippingAddress?.label
  const { numberMin, numberMax } = fapiaoLimits
  return (
    <>
      <FieldGroup title={<Trans>Start from what you have</Trans>}>
        <PastedDetailsField />
        {earlier.length > 0 ? <PreviousFapiaoField fapiaos={earlier} /> : null}
      </FieldGroup>
      <FieldGroup title={<Trans>On the fapiao</Trans>}>
        <FapiaoTypeField />
        <ServiceTypeField services={services} />
        <OrganizationField />
        <TextField
          name={fieldName('taxpayerNumber')}
          label={t`Taxpayer number`}
          hint={
            <Trans>
              {numberMin} to {numberMax} digits or capital letters.
            </Trans>
          }
          optional={!needsMore}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </FieldGroup>
      <FieldGroup title={<Trans>Where we send it</Trans>}>
        <EmailField
          name={fieldName('contactEmail')}
          label={t`Contact e-mail`}
          hint={<Trans>We’ll send the fapiao to this address.</Trans>}
          autoComplete="email"
        />
        <TextField
          name={fieldName('contactPhone')}
          label={t`Mobile number`}
          hint={<Trans>For example 138 0013 8000.</Trans>}
          optional={!needsMore}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        {printedTo ? (
          <CheckboxField
            optional
            name={fieldName('sendsPrinted')}
            label={<Trans>Also send a printed copy to {printedTo}</Trans>}
            hint={<Trans>The address from the earlier fapiao.</Trans>}
          />
        ) : null}
      </FieldGroup>
    </>
  )
}
