import { useLingui } from '@lingui/react/macro'
import type { ServiceDescription } from '../../api/order-form/order-form.ts'
import { serviceDescriptionTexts } from './service-description-texts.ts'

type Props = { description: ServiceDescription }

/** An unknown description keeps the server's English words, here and below. */
export function DescriptionTitle({ description }: Props) {
  const { i18n } = useLingui()
  const known = serviceDescriptionTexts[description.modalID]
  return known ? i18n._(known.title) : description.modalTitle
}

export function DescriptionText({ description }: Props) {
  const { i18n } = useLingui()
  const known = serviceDescriptionTexts[description.modalID]
  return <p>{known ? i18n._(known.text) : description.modalDescription}</p>
}
