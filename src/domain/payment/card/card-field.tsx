import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cardTokenQuery } from '../../../api/payment/card-token.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { GroupFrame } from '../../../ui/form/fields/field-frame.tsx'
import { SelectField } from '../../../ui/form/fields/select-field.tsx'
import { useField } from '../../../ui/form/fields/use-field.ts'
import { useFormState } from '../../../ui/form/form-context.ts'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { currencyOptions } from '../amount/currency-options.ts'
import { FrameFailed, ProviderFrame } from '../provider-frame/provider-frame.tsx'
import { cardFrameAt, readCardMessage } from './card-provider.ts'
import { cardFieldName } from './card-session.ts'
import { useCardSession } from './card-session-context.ts'
import type { CreditCardValues } from './credit-card-values.ts'
import { SaveCardField } from './save-card-field.tsx'

const fieldName = fieldsOf<CreditCardValues>()

type Props = {
  /** ISO 4217 codes to choose from; empty if the currency is fixed. */
  currencies?: readonly string[]
}

export function CardField({ currencies = [] }: Props) {
  const { t, i18n } = useLingui()
  return (
    <>
      <CardEntry />
      {currencies.length > 0 ? (
        <SelectField
          name={fieldName('creditCard.currency.value')}
          label={t`Payment currency`}
          placeholder={t`Please choose`}
          options={currencyOptions(currencies, i18n.locale)}
        />
      ) : null}
      <SaveCardField name={fieldName('creditCard.braintreeSaveCC')} />
    </>
  )
}

function CardEntry() {
  const { t } = useLingui()
  const cardSession = useCardSession()
  const { resets, submit } = useFormState()
  const field = useField(cardFieldName, { secret: true })
  const { data: token, isError, refetch } = useQuery(cardTokenQuery())
  const frame = token && cardFrameAt(token.clientToken, window.location.href)
  const { error } = field
  // The frame remounts after a reset and unmounts with its method.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that begins anew has a new frame
  useEffect(() => () => cardSession.close(), [cardSession, resets])
  useEffect(() => {
    if (error !== undefined) cardSession.markMissing()
  }, [cardSession, error])

  return (
    <GroupFrame
      field={field}
      label={t`Card`}
      hint={
        <Trans>
          Our payment provider handles your card. We see only the brand and last four digits.
        </Trans>
      }
    >
      {frame ? (
        <ProviderFrame
          key={resets}
          id={field.id}
          frame={frame}
          title={t`Card details`}
          describedBy={field.hintId}
          onRetry={refetch}
          onMessage={(data, send) => {
            const message = readCardMessage(data)
            // A new frame is empty.
            const { complete = cardSession.isOpen() ? undefined : false } = message
            cardSession.open(send)
            cardSession.receive(message)
            if (complete !== undefined && complete !== (field.value === true))
              field.change(complete)
            if (message.entered) submit()
          }}
        />
      ) : null}
      {isError || (token && !frame) ? <FrameFailed id={field.id} onRetry={refetch} /> : null}
      {!token && !isError ? <SkeletonLines lines={5} /> : null}
    </GroupFrame>
  )
}
