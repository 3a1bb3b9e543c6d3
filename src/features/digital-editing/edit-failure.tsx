import { Trans } from '@lingui/react/macro'
import { Refusal } from '../../api/errors/api-failure.ts'
import { refusalAt } from '../../ui/form/refusal-at.ts'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import type { EditValues } from './edit-form-schema.ts'

const refusalFailure = refusalAt<'createDigitalEdit', EditValues>({
  'digital-editing-file-type-not-allowed': 'files',
  'digital-editing-file-not-found': 'files',
})

function SubscribeLink() {
  return (
    <AppLink to="/$lang/researcher/digital-editing/subscribe/{-$receiptCode}/{-$success}">
      <Trans>Subscribe</Trans>
    </AppLink>
  )
}

const asksToSubscribe = (error: unknown) =>
  error instanceof Refusal && error.key === 'digital-editing-subscription-required'

export function editFailure(error: unknown, fileName: string | undefined): unknown {
  return refusalFailure(error, {
    messageValues: { fileName },
    help: asksToSubscribe(error) ? () => <SubscribeLink /> : undefined,
  })
}
