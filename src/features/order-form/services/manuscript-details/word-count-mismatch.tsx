import { Plural, Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { failureReason } from '../../../../api/errors/failure-messages.ts'
import { updateWordCountMutation } from '../../../../api/order-form/order-form-saving.ts'
import { Button } from '../../../../ui/page/buttons/button.tsx'
import { Notice } from '../../../../ui/page/notice.tsx'
import { useOrderForm } from '../../frame/order-form-context.ts'

export function WordCountMismatch() {
  const { identity, wordBinMismatch, wordCount, calculatedWordCount } = useOrderForm().orderForm
  const { mutate, isPending, error } = useMutation(updateWordCountMutation())
  if (!wordBinMismatch || wordCount === null || calculatedWordCount === null) return null
  const reason = error ? failureReason(error) : ''
  return (
    <>
      <Notice
        title={<Trans>The word counts differ</Trans>}
        action={
          <Button
            busy={isPending}
            onClick={() => mutate({ identity, body: { newWordCount: calculatedWordCount } })}
          >
            <Trans>
              Use our count of <Plural value={calculatedWordCount} one="# word" other="# words" />
            </Trans>
          </Button>
        }
        stacked
      >
        <p>
          <Trans>
            You entered <Plural value={wordCount} one="# word" other="# words" />. We counted{' '}
            <Plural value={calculatedWordCount} one="# word" other="# words" /> in your files, which
            is in another price range.
          </Trans>
        </p>
        <p>
          <Trans>A different count may change the price and delay your order.</Trans>
        </p>
      </Notice>
      {error ? (
        <Notice tone="red">
          <Trans>The word count was not changed. {reason}</Trans>
        </Notice>
      ) : null}
    </>
  )
}
