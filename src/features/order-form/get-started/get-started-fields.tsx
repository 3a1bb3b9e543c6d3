import { Trans, useLingui } from '@lingui/react/macro'
import type { Application } from '../../../api/application.ts'
import { largestUpload } from '../../../api/files.ts'
import { uploadFor } from '../../../domain/files/upload-for.ts'
import { languageName } from '../../../domain/languages/language-names.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { CheckboxField } from '../../../ui/form/fields/checkbox-field.tsx'
import { FieldRow } from '../../../ui/form/fields/field-row.tsx'
import { RadioTiles } from '../../../ui/form/fields/radio-tiles.tsx'
import { SelectField } from '../../../ui/form/fields/select-field.tsx'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { useFormState } from '../../../ui/form/form-context.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { FileField } from '../../../ui/form/upload/file-field.tsx'
import { Button } from '../../../ui/page/button.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { StepActions } from '../frame/step-actions.tsx'
import { acceptedTypes, mostFiles } from '../order-files.ts'
import { DescriptionLink } from '../service-descriptions/description-link.tsx'
import { asksForText, type GetStartedValues } from './get-started-values.ts'
import { goalLabels } from './goal-labels.ts'

const fieldName = fieldsOf<GetStartedValues>()
const uploadManuscript = uploadFor('manuscript')
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

function TextFields() {
  const { t, i18n } = useLingui()
  const { manuscriptLanguages } = useOrderForm().orderForm
  return (
    <>
      <p>
        <Trans>No file at hand? Enter the word count and the language instead.</Trans>{' '}
        <DescriptionLink modalID="word-count" name={t`Word count`} />
      </p>
      <FieldRow>
        <TextField
          name={fieldName('wordCount')}
          label={t`Word count`}
          hint={<Trans>1 to 999,999</Trans>}
          inputMode="numeric"
          autoComplete="off"
          optional
          short
        />
        <SelectField
          name={fieldName('language')}
          label={t`Language of the manuscript`}
          placeholder={t`Choose a language`}
          options={manuscriptLanguages.map(({ id, name }) => ({
            value: String(id),
            label: languageName(id, name, (message) => i18n._(message)),
          }))}
          optional
        />
      </FieldRow>
    </>
  )
}

function NextButtons({ goal, application }: { goal: unknown; application: Application }) {
  const form = useFormState()
  const { features, config } = application
  const offersBundles =
    features.service_bundles &&
    config.serviceBundlesAllowed &&
    (goal === 'editing' || goal === 'translation')
  const ask = (bundlesRequested: boolean) => () =>
    form.change(fieldName('bundlesRequested'), bundlesRequested)
  const says = (name: 'files' | 'wordCount' | 'language' | 'uploadFilesLater') => {
    const value = form.valueOf(fieldName(name))
    return Array.isArray(value) ? value.length > 0 : Boolean(value)
  }
  const isEnough =
    says('files') || says('uploadFilesLater') || (says('wordCount') && says('language'))
  return (
    <StepActions>
      <SubmitButton
        onClick={ask(false)}
        blockedBecause={
          features.upload_files_ui && !isEnough ? (
            <Trans>Please choose your files, or enter the word count and language.</Trans>
          ) : undefined
        }
        beside={
          offersBundles ? (
            <Button type="submit" onClick={ask(true)}>
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
  const form = useFormState()
  const goal = form.valueOf(fieldName('customerGoal'))
  const isFigures = goal === 'figures-only'
  const asksText = application.features.upload_files_ui && asksForText(customerGoals, String(goal))
  return (
    <>
      <GoalField />
      <FileField
        key={isFigures ? 'figures' : 'main'}
        name={fieldName('files')}
        label={isFigures ? t`Your figures and tables` : t`Your manuscript`}
        hint={<Trans>Each file up to 100 MB.</Trans>}
        accept={isFigures ? acceptedTypes.figure : application.config.allowedFileTypes}
        maxSize={largestUpload}
        max={mostFiles}
        upload={isFigures ? uploadFigure : uploadManuscript}
      />
      <CheckboxField
        name={fieldName('uploadFilesLater')}
        label={<Trans>I'll upload my files later</Trans>}
      />
      {asksText ? <TextFields /> : null}
      <NextButtons goal={goal} application={application} />
    </>
  )
}
