import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { saveManuscriptDetailsMutation } from '../../../../api/order-form/order-form-saving.ts'
import { Form } from '../../../../ui/form/form.tsx'
import { refusalAt } from '../../../../ui/form/refusal-at.ts'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { Button } from '../../../../ui/page/buttons/button.tsx'
import { Sentences } from '../../../../ui/page/sentences.tsx'
import { useOrderForm } from '../../frame/order-form-context.ts'
import { DescriptionLink } from '../../service-descriptions/description-link.tsx'
import { TextLengthFields } from '../../text-length/text-length-fields.tsx'
import { type TextLengthValues, textLengthValues } from '../../text-length/text-length-values.ts'
import styles from './manuscript-details.module.css'
import { manuscriptSchema } from './manuscript-schema.ts'
import { manuscriptDetailsOf, type TextLength, undoneByChange } from './manuscript-values.ts'

const atFields = refusalAt<'saveManuscriptDetails', TextLengthValues>({
  'word-count-range-error': 'wordCount',
  'order-form-language-not-offered': 'language',
  'order-form-english-not-translated': 'language',
})

function Note() {
  const { t } = useLingui()
  const undone = undoneByChange(useOrderForm().orderForm)
  return (
    <p className={styles.note}>
      <Sentences>
        {undone === 'service' ? (
          <Trans>If you change these, please choose your service and delivery again.</Trans>
        ) : undone === 'delivery' ? (
          <Trans>If you change these, please choose your delivery again.</Trans>
        ) : (
          <Trans>The price follows the word count.</Trans>
        )}
        <DescriptionLink modalID="word-count" name={t`Word count`} />
      </Sentences>
    </p>
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
      initialValues={textLengthValues({
        wordCount: known.wordCount,
        manuscriptLanguageId: known.languageId,
      })}
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
      <TextLengthFields />
      <SubmitButton
        variant="quiet"
        beside={
          onCancel ? (
            <Button onClick={onCancel}>
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
