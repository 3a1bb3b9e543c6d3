import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { saveManuscriptDetailsMutation } from '../../../../api/order-form/order-form-saving.ts'
import { languageName } from '../../../../domain/languages/language-names.ts'
import { refusalAt } from '../../../../ui/form/errors/refusal-at.ts'
import { fieldsOf } from '../../../../ui/form/field-name.ts'
import { FieldRow } from '../../../../ui/form/fields/field-row.tsx'
import { SelectField } from '../../../../ui/form/fields/select-field.tsx'
import { TextField } from '../../../../ui/form/fields/text-field.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { useOrderForm } from '../../frame/order-form-context.ts'
import { DescriptionLink } from '../../service-descriptions/description-link.tsx'
import styles from './manuscript-details.module.css'
import { manuscriptSchema } from './manuscript-schema.ts'
import {
  type ManuscriptValues,
  manuscriptDetailsOf,
  manuscriptValues,
  type TextLength,
  undoneByChange,
} from './manuscript-values.ts'

const fieldName = fieldsOf<ManuscriptValues>()

const atFields = refusalAt<'saveManuscriptDetails', ManuscriptValues>({
  'word-count-range-error': 'wordCount',
  'order-form-language-not-offered': 'language',
  'order-form-english-not-translated': 'language',
})

function Note() {
  const { t } = useLingui()
  const undone = undoneByChange(useOrderForm().orderForm)
  return (
    <p className={styles.note}>
      {undone === 'service' ? (
        <Trans>If you change these, please choose your service and delivery again.</Trans>
      ) : undone === 'delivery' ? (
        <Trans>If you change these, please choose your delivery again.</Trans>
      ) : null}{' '}
      <DescriptionLink modalID="word-count" name={t`Word count`} />
    </p>
  )
}

function Fields() {
  const { t, i18n } = useLingui()
  const { manuscriptLanguages } = useOrderForm().orderForm
  return (
    <FieldRow>
      <SelectField
        name={fieldName('language')}
        label={t`Language of the manuscript`}
        placeholder={t`Choose a language`}
        options={manuscriptLanguages.map(({ id, name }) => ({
          value: String(id),
          label: languageName(id, name, (message) => i18n._(message)),
        }))}
      />
      <TextField
        name={fieldName('wordCount')}
        label={t`Word count`}
        hint={<Trans>1 to 999,999</Trans>}
        inputMode="numeric"
        autoComplete="off"
        short
      />
    </FieldRow>
  )
}

type Props = {
  known: TextLength
  onSaved: () => void
  /** Undefined where there is nothing to go back to. */
  onCancel: (() => void) | undefined
}

export function ManuscriptDetailsForm({ known, onSaved, onCancel }: Props) {
  const { t } = useLingui()
  const { identity } = useOrderForm().orderForm
  const { mutateAsync } = useMutation(saveManuscriptDetailsMutation())
  return (
    <Form
      label={t`Manuscript details`}
      schema={manuscriptSchema}
      initialValues={manuscriptValues(known)}
      onSubmit={async (values) => {
        try {
          await mutateAsync({ identity, body: manuscriptDetailsOf(values) })
        } catch (error) {
          throw atFields(error)
        }
        onSaved()
      }}
    >
      <Note />
      <Fields />
      <SubmitButton
        variant="quiet"
        beside={
          onCancel ? (
            <Button variant="text" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          ) : null
        }
      >
        <Trans>Save manuscript details</Trans>
      </SubmitButton>
    </Form>
  )
}
