import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cardTokenQuery } from '../../../api/card-token.ts'
import { CheckboxField } from '../../../ui/form/fields/checkbox-field.tsx'
import { GroupFrame } from '../../../ui/form/fields/field-frame.tsx'
import { SelectField } from '../../../ui/form/fields/select-field.tsx'
import { useField } from '../../../ui/form/fields/use-field.ts'
import { useFormState } from '../../../ui/form/form-context.ts'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { type CardDesk, cardFieldName, createCardDesk } from './card-desk.ts'
import { cardFrameAt, readCardNews } from './card-provider.ts'
import { currencyOptions } from './currency-options.ts'
import { FrameFailed, ProviderFrame } from './provider-frame.tsx'

/** The desk of one payment form: given to its `CardField`, and asked for the card when the form is sent. */
export function useCardDesk(): CardDesk {
  const [desk] = useState(createCardDesk)
  return desk
}

type Props = {
  desk: CardDesk
  /** Codes of the currencies that the card can be charged in, where the person chooses one. */
  currencies?: readonly string[]
}

/** A card in the provider's frame, the currency that it is charged in, and whether the provider keeps it. */
export function CardField({ desk, currencies = [] }: Props) {
  const { t, i18n } = useLingui()
  return (
    <>
      <CardEntry desk={desk} />
      {currencies.length > 0 ? (
        <SelectField
          name="creditCard.currency.value"
          label={t`Payment currency`}
          placeholder={t`Please choose`}
          options={currencyOptions(currencies, i18n.locale)}
        />
      ) : null}
      <CheckboxField
        name="creditCard.braintreeSaveCC"
        label={t`Save this card for my next payment`}
        hint={<Trans>Our card provider keeps it; we do not.</Trans>}
        optional
      />
    </>
  )
}

function CardEntry({ desk }: Pick<Props, 'desk'>) {
  const { t } = useLingui()
  const { resets } = useFormState()
  const field = useField(cardFieldName, {
    secret: true,
    check: () => (desk.isComplete() ? undefined : t`Please enter your card details.`),
  })
  const { data: token, isError, refetch } = useQuery(cardTokenQuery())
  const frame = token && cardFrameAt(token.clientToken, window.location.href)
  const { error } = field
  // The frame empties with the form, and goes with its method.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that begins anew has a new frame
  useEffect(() => () => desk.close(), [desk, resets])
  useEffect(() => {
    if (error !== undefined) desk.mark()
  }, [desk, error])

  return (
    <GroupFrame
      field={field}
      label={t`Card`}
      hint={
        <Trans>
          You type your card into a form of our card provider. Its number goes there and nowhere
          else: we learn the brand and the last four digits.
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
          onHeard={(said, send) => {
            const news = readCardNews(said)
            desk.open(send)
            desk.hear(news)
            // What is wrong with the card is looked at anew; nothing of it is a value of the form.
            if (news.complete !== undefined) field.change(undefined)
            if (news.entered) document.getElementById(field.id)?.closest('form')?.requestSubmit()
          }}
        />
      ) : null}
      {isError || (token && !frame) ? <FrameFailed id={field.id} onRetry={refetch} /> : null}
      {!token && !isError ? <SkeletonLines lines={5} /> : null}
    </GroupFrame>
  )
}
