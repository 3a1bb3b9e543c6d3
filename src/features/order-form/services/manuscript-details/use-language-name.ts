import { useLingui } from '@lingui/react/macro'
import { languageName } from '../../../../domain/languages/language-names.ts'
import { useOrderForm } from '../../frame/order-form-context.ts'

export function useLanguageName() {
  const { i18n } = useLingui()
  const { manuscriptLanguages } = useOrderForm().orderForm
  return (id: number) => {
    const name = manuscriptLanguages.find((language) => language.id === id)?.name ?? ''
    return languageName(id, name, (message) => i18n._(message))
  }
}
