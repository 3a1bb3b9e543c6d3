import { Trans, useLingui } from '@lingui/react/macro'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { useFormState } from '../../../ui/form/form-context.ts'
import { uploadedIn } from '../../../ui/form/upload/uploaded-file.ts'
import { Sentences } from '../../../ui/page/sentences.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { textOfFiles } from '../preflight/filled-text.ts'
import { useFilledText } from '../preflight/use-filled-text.ts'
import { usePreflight } from '../preflight/use-preflight.ts'
import { DescriptionLink } from '../service-descriptions/description-link.tsx'
import { TextLengthFields } from '../text-length/text-length-fields.tsx'
import type { GetStartedValues } from './get-started-values.ts'
import styles from './text-fields.module.css'

const fieldName = fieldsOf<GetStartedValues>()

function useTextOfFiles() {
  const form = useFormState()
  const { manuscriptLanguages } = useOrderForm().orderForm
  const { ofUploaded } = usePreflight()
  const textIn = (name: 'wordCount' | 'language') => {
    const value = form.valueOf(fieldName(name))
    return typeof value === 'string' ? value : ''
  }
  const files = uploadedIn(form.valueOf(fieldName('mainFiles')))
  const filled = useFilledText({
    found: textOfFiles(
      files.map(ofUploaded),
      manuscriptLanguages.map(({ id }) => id),
    ),
    current: { wordCount: textIn('wordCount'), language: textIn('language') },
    change: (field, value) => form.change(fieldName(field), value),
  })
  return { filled, hasFiles: files.length > 0 }
}

export function TextFields() {
  const { t } = useLingui()
  const { filled, hasFiles } = useTextOfFiles()
  return (
    <>
      <p className={styles.instead}>
        <Sentences>
          {hasFiles ? (
            <Trans>The price follows the word count.</Trans>
          ) : (
            <Trans>No file at hand? Enter the word count and the language instead.</Trans>
          )}
          <DescriptionLink modalID="word-count" name={t`Word count`} />
        </Sentences>
      </p>
      <TextLengthFields optional filled={filled} />
    </>
  )
}
