import { useLingui } from '@lingui/react/macro'
import type { ServiceDescription } from '../../api/order-form/order-form.ts'
import { descriptionText, serviceDescriptionTexts } from './service-description-texts.ts'

type Props = { description: ServiceDescription }

/** An unknown description keeps the server's English words, here and below. */
export function DescriptionTitle({ description }: Props) {
  const { i18n } = useLingui()
  const known = serviceDescriptionTexts[description.modalID]
  return known ? i18n._(known.title) : description.modalTitle
}

export function DescriptionText({ description }: Props) {
  const { i18n } = useLingui()
  return <p>{descriptionText(description, (message) => i18n._(message))}</p>
}
