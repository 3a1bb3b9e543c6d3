import { Trans, useLingui } from '@lingui/react/macro'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { RadioGroup } from '../../../ui/form/fields/radio-group.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { StepActions } from '../frame/step-actions.tsx'
import { AdminOptions } from './admin-options.tsx'
import { AreaOfStudyField } from './area-of-study-field.tsx'
import {
  asksForStyle,
  asksForWordCount,
  type DetailsContext,
  type DetailsEnglish,
  type DetailsValues,
  fileTypesOf,
} from './details-values.ts'
import { FileFields } from './file-fields.tsx'
import { JournalFields } from './journal-fields.tsx'
import { ServiceQuestions } from './questions/service-questions.tsx'
import { TitleField } from './title-field.tsx'
import type { DuplicateCheck } from './use-duplicate-check.ts'
import { WordCountField } from './word-count-field.tsx'

const fieldName = fieldsOf<DetailsValues>()

function StyleField() {
  const { t } = useLingui()
  const labels: Record<DetailsEnglish, string> = {
    'American English': t`American English`,
    'British English': t`British English`,
  }
  return (
    <RadioGroup
      name={fieldName('styleOfEnglish')}
      label={t`Style of English`}
      options={Object.entries(labels).map(([value, label]) => ({ value, label }))}
    />
  )
}

type Props = { context: DetailsContext; duplicateCheck: DuplicateCheck }

export function DetailsFields({ context, duplicateCheck }: Props) {
  const { orderForm, serviceDetails } = context
  return (
    <>
      <Section title={<Trans>About your project</Trans>}>
        <TitleField duplicateCheck={duplicateCheck} />
        <AreaOfStudyField />
        {asksForStyle(orderForm) ? <StyleField /> : null}
        {asksForWordCount(orderForm) ? <WordCountField /> : null}
      </Section>
      {orderForm.showJournalDetailsInput ? (
        <JournalFields journalDetails={serviceDetails.journalDetails} />
      ) : null}
      <ServiceQuestions serviceDetails={serviceDetails} />
      <FileFields types={fileTypesOf(context)} />
      {orderForm.adminCreated ? <AdminOptions /> : null}
      <StepActions>
        <SubmitButton>
          <Trans>Continue</Trans>
        </SubmitButton>
      </StepActions>
    </>
  )
}
