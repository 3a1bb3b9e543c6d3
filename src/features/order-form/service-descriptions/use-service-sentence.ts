import { useLingui } from '@lingui/react'
import { descriptionText } from '../../../domain/service-descriptions/service-description-texts.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { firstSentence } from './first-sentence.ts'

type ServiceSentence = {
  sentence: string | undefined
  /** Whether the description says more than that. */
  hasMore: boolean
}

/** What helps to choose, in the reader's language; by the id of a service's description. */
export function useServiceSentence(): (modalID: string) => ServiceSentence {
  const { i18n } = useLingui()
  const { serviceDescriptions } = useOrderForm()
  return (modalID) => {
    const description = serviceDescriptions.find((one) => one.modalID === modalID)
    if (!description) return { sentence: undefined, hasMore: false }
    const text = descriptionText(description, (message) => i18n._(message))
    const sentence = firstSentence(text)
    return { sentence, hasMore: sentence !== text || description.modalLink !== undefined }
  }
}
