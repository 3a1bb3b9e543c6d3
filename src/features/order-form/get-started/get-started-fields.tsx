import { Trans, useLingui } from '@lingui/react/macro'
import type { Application } from '../../../api/application.ts'
import { largestUpload } from '../../../api/files.ts'
import { acceptedTypes, mostFiles } from '../../../domain/files/accepted-files.ts'
import { uploadFor } from '../../../domain/files/upload-for.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { CheckboxField } from '../../../ui/form/fields/checkbox-field.tsx'
import { RadioTiles } from '../../../ui/form/fields/radio-tiles.tsx'
import { useFormState } from '../../../ui/form/form-context.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { FileField } from '../../../ui/form/upload/file-field.tsx'
import { Button } from '../../../ui/page/button.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { StepActions } from '../frame/step-actions.tsx'
import { PreflightSummary } from '../preflight/preflight-summary.tsx'
import { usePreflight, withPreflight } from '../preflight/use-preflight.ts'
import { asksForText, filesField, type GetStartedValues } from './get-started-values.ts'
import { goalLabels } from './goal-labels.ts'
import { TextFields } from './text-fields.tsx'

const fieldName = fieldsOf<GetStartedValues>()
const uploadManuscript = withPreflight(uploadFor('manuscript'))
const uploadFigure = uploadFor('figure')

function GoalField() {
  const { t, i18n } = useLingui()
  const { customerGoals } = useOrderForm().orderForm
  return (
    <RadioTiles
      name={fieldName('customerGoal')}
      label={t`What can we do for you?`}
      tiles={customerGoals.map(({ name }) => ({
        value: name,
        title: i18n._(goalLabels[name].title),
        text: i18n._(goalLabels[name].text),
      }))}
      columns={2}
    />
  )
}

/** The values that decide what is shown, as the form has them now. */
function useEntered() {
  const form = useFormState()
  const text = (name: 'customerGoal' | 'wordCount' | 'language') => {
    const value = form.valueOf(fieldName(name))
    return typeof value === 'string' ? value : ''
  }
  const goal = text('customerGoal')
  const files = form.valueOf(fieldName(filesField(goal)))
  return {
    goal,
    hasFiles:
      (Array.isArray(files) && files.length > 0) ||
      form.valueOf(fieldName('uploadFilesLater')) === true,
    hasText: text('wordCount').trim() !== '' && text('language') !== '',
  }
}

function NextButtons({ application, asksText }: { application: Application; asksText: boolean }) {
  const form = useFormState()
  const { goal, hasFiles, hasText } = useEntered()
  const { features, config } = application
  const isForText = goal === 'editing' || goal === 'translation'
  const offersBundles = features.service_bundles && config.serviceBundlesAllowed && isForText
  const request = (bundles: boolean) => () => form.change(fieldName('bundlesRequested'), bundles)
  const isMissing = features.upload_files_ui && !hasFiles && !(asksText && hasText)
  return (
    <StepActions>
      <SubmitButton
        onClick={request(false)}
        blockedBecause={
          !isMissing ? undefined : asksText ? (
            <Trans>Please choose your files, or enter the word count and language.</Trans>
          ) : (
            <Trans>Please choose your files, or tick that you'll upload them later.</Trans>
          )
        }
        beside={
          offersBundles && !isMissing ? (
            <Button type="submit" onClick={request(true)}>
              <Trans>Help me decide</Trans>
            </Button>
          ) : null
        }
      >
        {offersBundles ? (
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
  const { features, config } = application
  const preflight = usePreflight()
  const asksText = features.upload_files_ui && asksForText(customerGoals, goal)
  const limits = { maxSize: largestUpload, max: mostFiles }
  const hint = <Trans>Each file up to 100 MB.</Trans>
  return (
    <>
      <GoalField />
      {filesField(goal) === 'figureFiles' ? (
        <FileField
          key="figures"
          {...limits}
          name={fieldName('figureFiles')}
          label={t`Your figures and tables`}
          hint={hint}
          accept={acceptedTypes.figure}
          upload={uploadFigure}
        />
      ) : (
        <FileField
          key="main"
          {...limits}
          name={fieldName('mainFiles')}
          label={t`Your manuscript`}
          hint={hint}
          accept={config.allowedFileTypes}
          upload={uploadManuscript}
          about={(entry) => <PreflightSummary report={preflight.ofEntry(entry)} />}
        />
      )}
      <CheckboxField
        name={fieldName('uploadFilesLater')}
        label={<Trans>I'll upload my files later</Trans>}
      />
      {asksText ? <TextFields /> : null}
      <NextButtons application={application} asksText={asksText} />
    </>
  )
}
