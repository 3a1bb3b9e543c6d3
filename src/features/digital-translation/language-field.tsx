import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { DigitalLanguage, DigitalLoad } from '../../api/digital-purchases.ts'
import { digitalLanguageNames } from '../../domain/digital-purchases/digital-names.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { SelectField } from '../../ui/form/fields/select-field.tsx'
import { useFormState } from '../../ui/form/form-context.ts'
import { useNow } from '../../ui/page/use-now.ts'
import type { TranslationValues } from './translation-form-schema.ts'
import { usesFor } from './translation-rules.ts'

const fieldName = fieldsOf<TranslationValues>()

type Props = {
  load: DigitalLoad
  languages: readonly DigitalLanguage[]
  /** Called with the language of the form, also one that a draft restored. */
  onLanguage: (language: DigitalLanguage | undefined) => void
}

export function LanguageField({ load, languages, onLanguage }: Props) {
  const { t } = useLingui()
  const form = useFormState()
  const now = useNow()
  const value = form.valueOf(fieldName('language'))
  const chosen = languages.find((language) => language === value)
  const uses = chosen && usesFor(load, chosen, now)
  // The refusal says the same as the hint.
  const isRefused = form.errorOf(fieldName('language')) !== undefined
  useEffect(() => onLanguage(chosen), [chosen, onLanguage])
  return (
    <SelectField
      name={fieldName('language')}
      label={t`Language`}
      hint={
        uses === undefined ? (
          <Trans>The language of your manuscript. We translate it into English.</Trans>
        ) : uses === 0 ? (
          isRefused ? null : (
            <Trans>
              You have no translations left for this language. Please buy a package first.
            </Trans>
          )
        ) : (
          <Plural
            value={uses}
            one="# translation left for this language"
            other="# translations left for this language"
          />
        )
      }
      placeholder={t`Choose a language`}
      options={languages.map((language) => ({
        value: language,
        label: t(digitalLanguageNames[language]),
      }))}
    />
  )
}
