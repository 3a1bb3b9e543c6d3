import { Trans, useLingui } from '@lingui/react/macro'
import type { Application } from '../../../api/application.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { RadioTiles } from '../../../ui/form/fields/radio-tiles.tsx'
import { useFormState } from '../../../ui/form/form-context.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { StepActions } from '../frame/step-actions.tsx'
import { MainFilesField, UploadLaterField } from '../get-started/main-files-field.tsx'
import { TextFields } from '../get-started/text-fields.tsx'
import { useMissingParts } from '../get-started/use-missing-parts.tsx'
import { columnsFor, textServices } from '../services/service-rules.ts'
import { useServiceTiles } from '../services/service-tiles.tsx'
import type { ReworkValues } from './rework-values.ts'

const fieldName = fieldsOf<ReworkValues>()

function ServiceField() {
  const { t } = useLingui()
  const services = textServices(useOrderForm().orderForm)
  const tiles = useServiceTiles(services)
  return (
    <RadioTiles
      name={fieldName('selectedService')}
      label={t`Service`}
      // The length that a service depends on is entered in the same form.
      tiles={tiles.map((tile) => ({ ...tile, disabled: false }))}
      columns={columnsFor(tiles.length)}
    />
  )
}

type Props = { application: Application; asksText: boolean }

export function ReworkFields({ application, asksText }: Props) {
  const { t } = useLingui()
  const isChosen = useFormState().valueOf(fieldName('selectedService')) !== ''
  const missing = useMissingParts({
    application,
    asksText,
    choice: isChosen ? null : <Trans>Please choose a service.</Trans>,
  })
  return (
    <>
      <Section title={<Trans>This round</Trans>}>
        <ServiceField />
        <MainFilesField
          label={t`Your revised manuscript`}
          accept={application.config.allowedFileTypes}
        />
        <UploadLaterField />
        {asksText ? <TextFields /> : null}
      </Section>
      <StepActions>
        <SubmitButton blockedBecause={missing}>
          <Trans>See price and delivery</Trans>
        </SubmitButton>
      </StepActions>
    </>
  )
}
