import { Trans, useLingui } from '@lingui/react/macro'
import type { Application } from '../../../api/application.ts'
import { largestUpload } from '../../../api/files.ts'
import { acceptedTypes, mostFiles } from '../../../domain/files/accepted-files.ts'
import { uploadFor } from '../../../domain/files/upload-for.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { RadioTiles } from '../../../ui/form/fields/radio-tiles.tsx'
import { useFormState } from '../../../ui/form/form-context.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { FileField } from '../../../ui/form/upload/file-field.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { StepActions } from '../frame/step-actions.tsx'
import { offersBundles } from '../service-bundles/questions/offers-bundles.ts'
import { asksForText, filesField, type GetStartedValues } from './get-started-values.ts'
import { goalLabels, isGoalName } from './goal-labels.ts'
import { MainFilesField, UploadLaterField } from './main-files-field.tsx'
import { TextFields } from './text-fields.tsx'
import { useEntered } from './use-entered.ts'
import { useMissingParts } from './use-missing-parts.tsx'

const fieldName = fieldsOf<GetStartedValues>()
const uploadFigure = uploadFor('figure')

function GoalField() {
  const { t, i18n } = useLingui()
  const { customerGoals } = useOrderForm().orderForm
  return (
    <RadioTiles
      name={fieldName('customerGoal')}
      label={t`What can we do for you?`}
      tiles={customerGoals
        .map(({ name }) => name)
        .filter(isGoalName)
        .map((name) => ({
          value: name,
          title: i18n._(goalLabels[name].title),
          text: i18n._(goalLabels[name].text),
        }))}
      columns={2}
    />
  )
}

function NextButtons({ application, asksText }: { application: Application; asksText: boolean }) {
  const form = useFormState()
  const { goal } = useEntered()
  const missing = useMissingParts({
    application,
    asksText,
    choice: goal === '' ? <Trans>Please tell us what we can do for you.</Trans> : null,
  })
  const hasBundles = offersBundles(application, goal)
  const request = (bundles: boolean) => () => form.change(fieldName('bundlesRequested'), bundles)
  return (
    <StepActions>
      <SubmitButton
        onClick={request(false)}
        blockedBecause={missing}
        beside={
          hasBundles && !missing ? (
            <Button type="submit" onClick={request(true)}>
              <Trans>Help me decide</Trans>
            </Button>
          ) : null
        }
      >
        {hasBundles ? (
          <Trans>Choose my services</Trans>
        ) : (
          <Trans>See services for your files</Trans>
        )}
      </SubmitButton>
    </StepActions>
  )
}

export function GetStartedFields({ application }: { application: Application }) {
  const { t } = useLingui()
  const { customerGoals } = useOrderForm().orderForm
  const { goal } = useEntered()
  const asksText = application.features.upload_files_ui && asksForText(customerGoals, goal)
  return (
    <>
      <GoalField />
      {filesField(goal) === 'figureFiles' ? (
        <FileField
          key="figures"
          maxSize={largestUpload}
          max={mostFiles}
          name={fieldName('figureFiles')}
          label={t`Your figures and tables`}
          hint={<Trans>Each file up to 100 MB.</Trans>}
          accept={acceptedTypes.figure}
          upload={uploadFigure}
        />
      ) : (
        <MainFilesField
          key="main"
          label={t`Your manuscript`}
          accept={application.config.allowedFileTypes}
        />
      )}
      <UploadLaterField />
      {asksText ? <TextFields /> : null}
      <NextButtons application={application} asksText={asksText} />
    </>
  )
}
