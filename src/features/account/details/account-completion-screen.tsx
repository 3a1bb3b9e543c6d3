import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../../api/account.ts'
import { NarrowColumn } from '../../../ui/page/page-grid.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Failed } from '../../../ui/states/failed.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { CompletionForm, type CompletionProps } from './completion-form.tsx'

export function AccountCompletionScreen(props: CompletionProps) {
  const { t } = useLingui()
  return (
    <NarrowColumn>
      <PageHeading
        title={t`Complete your account`}
        lead={
          <Trans>
            We need these details for orders and invoices. Then we'll take you where you were going.
          </Trans>
        }
      />
      <FormWithChoices {...props} />
    </NarrowColumn>
  )
}

function FormWithChoices(props: CompletionProps) {
  const { data, isError, refetch } = useQuery(accountQuery())
  if (data) return <CompletionForm {...props} choices={data} />
  if (!isError) return <SkeletonRows rows={2} />
  return (
    <Failed title={<Trans>The form could not be loaded.</Trans>} onRetry={refetch}>
      <Trans>Your account could not be loaded. Nothing has been lost. Please try again.</Trans>
    </Failed>
  )
}
