import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { orderDraftQuery } from '../../../api/order-form/order-draft.ts'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { filesOfForm } from '../held/files-of-form.ts'
import styles from '../personal-data.module.css'
import { HeldGroup } from './held-group.tsx'

export function HeldOrderForm() {
  const query = useQuery(orderDraftQuery())
  return (
    <HeldGroup
      title={<Trans>Unfinished order</Trans>}
      access={
        <p>
          <Trans>These files stay with the order form until you order or start over.</Trans>
        </p>
      }
    >
      <QueryState
        query={query}
        loading={<SkeletonLines lines={2} />}
        failedTitle={<Trans>Your unfinished order could not be loaded</Trans>}
        isEmpty={(form) => !form || filesOfForm(form).length === 0}
        empty={() => (
          <p>
            <Trans>There are no files.</Trans>
          </p>
        )}
      >
        {(form) => (
          <ul className={styles.files}>
            {(form ? filesOfForm(form) : []).map(({ identity, name }) => (
              <li key={identity}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </HeldGroup>
  )
}
