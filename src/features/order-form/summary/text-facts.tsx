import { useLingui } from '@lingui/react/macro'
import { languageName } from '../../../domain/languages/language-names.ts'
import { MetaLine } from '../../../ui/page/meta-line.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { MeasuredLength } from '../text-length/measured-length.tsx'

export function TextFacts() {
  const { i18n } = useLingui()
  const { manuscriptLanguageId, manuscriptLanguages, wordCount } = useOrderForm().orderForm
  const language = manuscriptLanguages.find(({ id }) => id === manuscriptLanguageId)
  if (!language && wordCount === null) return null
  return (
    <p>
      <MetaLine>
        {language ? languageName(language.id, language.name, (message) => i18n._(message)) : null}
        {wordCount === null ? null : (
          <MeasuredLength wordCount={wordCount} language={manuscriptLanguageId} />
        )}
      </MetaLine>
    </p>
  )
}
