import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { failureReason } from '../../../api/errors/failure-messages.ts'
import { generatePriceQuoteMutation } from '../../../api/order-form/order-form-quotes.ts'
import { dismissMessage, showMessage } from '../../../ui/messages/message-store.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { useOpenStep } from '../frame/redirect-to-open-step.tsx'
import { stepWithoutQuote } from '../frame/step-rules.ts'

const messageKey = 'price-quote-failed'

const notifyFailed = (error: unknown) =>
  showMessage({
    key: messageKey,
    kind: 'error',
    text: () => {
      const reason = failureReason(error)
      return <Trans>Your price quote could not be made. {reason}</Trans>
    },
  })

/** Makes the quote once a visit, and anew on request. Where that fails, leads back to the services. */
export function useGeneratedQuote(): { isMade: boolean; renew: () => void } {
  const { identity, steps } = useOrderForm().orderForm
  const openStep = useOpenStep()
  const { mutate, isSuccess } = useMutation(generatePriceQuoteMutation())
  const make = () => {
    dismissMessage(messageKey)
    const onError = (error: unknown) => {
      notifyFailed(error)
      void openStep(stepWithoutQuote(steps), { replace: true })
    }
    mutate(identity, { onError })
  }
  const makeOnce = useEffectEvent(make)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form gets a quote of its own
  useEffect(() => {
    let isLeft = false
    // Strict Mode leaves and enters again before a microtask runs.
    queueMicrotask(() => {
      if (!isLeft) makeOnce()
    })
    return () => {
      isLeft = true
    }
  }, [identity])
  return { isMade: isSuccess, renew: make }
}
