import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../../api/account.ts'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonFields } from '../../../ui/states/skeleton.tsx'
import { CompletionForm, type CompletionProps } from './completion-form.tsx'

export function AccountCompletionScreen(props: CompletionProps) {
  const { t } = useLingui()
  return (
    <>
      <PageHeading
        title={t`Complete your account`}
        lead={
          <Trans>
            We need these details for orders and invoices. Then we’ll take you where you were going.
          </Trans>
        }
      />
      <FormWithChoices {...props} />
    </>
  )
}

function FormWithChoices(props: CompletionProps) {
  return (
    <QueryState
      query={useQuery(accountQuery())}
      loading={<SkeletonFields fields={2} />}
      failedTitle={<Trans>The form could not be loaded</Trans>}
      failedText={
        <Trans>Your account could not be loaded. Nothing has been lost. Please try again.</Trans>
      }
    >
      {(choices) => <CompletionForm {...props} choices={choices} />}
    </QueryState>
  )
}
