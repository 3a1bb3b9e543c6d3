import { Trans, useLingui } from '@lingui/react/macro'
import type { Application } from '../../../api/application.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { RadioTiles } from '../../../ui/form/fields/radio-tiles.tsx'
import { useFormState } from '../../../ui/form/form-context.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { StepActions } from '../frame/step-actions.tsx'
import { MainFilesField, UploadLaterField } from '../get-started/main-files-field.tsx'
import { TextFields } from '../get-started/text-fields.tsx'
import { useMissingParts } from '../get-started/use-missing-parts.tsx'
import { columnsFor, textServices } from '../services/service-rules.ts'
import { useServiceTiles, withSharedText } from '../services/service-tiles.tsx'
import type { ReworkValues } from './rework-values.ts'

const fieldName = fieldsOf<ReworkValues>()

function ServiceField() {
  const { t } = useLingui()
  const services = textServices(useOrderForm().orderForm)
  const { shared, tiles } = withSharedText(useServiceTiles(services))
  return (
    <RadioTiles
      name={fieldName('selectedService')}
      label={t`Service`}
      hint={shared}
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
      <ServiceField />
      <MainFilesField
        label={t`Your revised manuscript`}
        accept={application.config.allowedFileTypes}
      />
      <UploadLaterField />
      {asksText ? <TextFields /> : null}
      <StepActions>
        <SubmitButton blockedBecause={missing}>
          <Trans>See price and delivery</Trans>
        </SubmitButton>
      </StepActions>
    </>
  )
}
