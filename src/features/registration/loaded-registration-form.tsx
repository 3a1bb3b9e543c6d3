import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../api/account.ts'
import { QueryState } from '../../ui/states/query-state.tsx'
import { SkeletonFields } from '../../ui/states/skeleton.tsx'
import { RegistrationForm, type RegistrationProps } from './registration-form.tsx'

export function LoadedRegistrationForm(props: RegistrationProps) {
  return (
    <QueryState
      query={useQuery(accountQuery())}
      loading={<SkeletonFields fields={6} />}
      failedTitle={<Trans>The form could not be loaded</Trans>}
      failedText={
        <Trans>
          The list of countries could not be loaded. Nothing has been lost. Please try again.
        </Trans>
      }
    >
      {(choices) => <RegistrationForm {...props} choices={choices} />}
    </QueryState>
  )
}
