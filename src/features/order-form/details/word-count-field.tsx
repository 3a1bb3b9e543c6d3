import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { failureMessage } from '../../../api/errors/failure-messages.ts'
import { updateWordCountMutation } from '../../../api/order-form/order-form-saving.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { clock } from '../../../lib/clock.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { useDebouncedValue } from '../../../ui/form/fields/use-debounced-value.ts'
import { useFormState } from '../../../ui/form/form-context.ts'
import { Announced } from '../../../ui/page/announced.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { Status } from '../../../ui/page/status.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { lengthNotice } from '../services/length-notice.ts'
import { LengthText } from '../services/service-notices.tsx'
import type { DetailsValues } from './details-values.ts'
import { NewPrice } from './new-price.tsx'
import styles from './word-count-field.module.css'
import { tidyWordCount } from './word-count-schema.ts'

const fieldName = fieldsOf<DetailsValues>()

/** Milliseconds without input before the price is looked up. */
const pause = 400

function WordCountNotice({ wordCount }: { wordCount: number }) {
  const { orderForm } = useOrderForm()
  const isImpersonator = Boolean(useUser()?.impersonatorIdentity)
  const chosen = new Set(orderForm.services.map(({ identity }) => identity))
  const service = orderForm.availableServices.find(({ identity }) => chosen.has(identity))
  const languageId = orderForm.manuscriptLanguageId
  const notice = lengthNotice({ wordCount, languageId, service, isImpersonator })
  return notice ? (
    <Notice>
      <LengthText notice={notice} />
    </Notice>
  ) : null
}

export function WordCountField() {
  const { t } = useLingui()
  const form = useFormState()
  const { orderForm } = useOrderForm()
  const update = useMutation(updateWordCountMutation())
  const value = form.valueOf(fieldName('wordCount'))
  const typed = typeof value === 'string' ? value : ''
  const settled = Number(useDebouncedValue(typed, pause, clock))
  const isNew = settled > 0 && settled !== orderForm.wordCount && settled === Number(typed)
  const notice = Number(typed) > 0 ? <WordCountNotice wordCount={Number(typed)} /> : null
  return (
    <>
      <TextField
        name={fieldName('wordCount')}
        label={t`Word count`}
        hint={<Trans>The price follows the word count.</Trans>}
        inputMode="numeric"
        autoComplete="off"
        tidy={tidyWordCount}
        short
      />
      <Announced className={styles.status}>
        {isNew ? (
          <NewPrice
            notice={notice}
            wordCount={settled}
            applying={update.isPending}
            onApply={() =>
              update.mutate({ identity: orderForm.identity, body: { newWordCount: settled } })
            }
          />
        ) : (
          notice
        )}
        {update.isSuccess && !isNew && settled === orderForm.wordCount ? (
          <Status tone="done">
            <Trans>The word count is saved</Trans>
          </Status>
        ) : null}
      </Announced>
      {update.error && isNew && update.variables.body.newWordCount === settled ? (
        <div role="alert" className={styles.status}>
          <Notice tone="red">{failureMessage(update.error)}</Notice>
        </div>
      ) : null}
    </>
  )
}
