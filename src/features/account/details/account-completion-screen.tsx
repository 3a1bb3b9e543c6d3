import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../../api/account.ts'
import { NarrowColumn } from '../../../ui/page/page-grid.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Failed } from '../../../ui/states/failed.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { CompletionForm, type CompletionProps } from './completion-form.tsx'

/** What an account must have before anything else opens: asks for what is missing, and says why. */
export function AccountCompletionScreen(props: CompletionProps) {
  const { t } = useLingui()
  return (
    <NarrowColumn>
      <PageHeading
        title={t`Complete your account`}
        lead={
          <Trans>
            Every order and invoice needs these details, so we ask for them first. You then go on to
            where you wanted to go.
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
      <Trans>Your account could not be loaded. Nothing is lost: please try again.</Trans>
    </Failed>
  )
}
