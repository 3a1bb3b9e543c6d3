import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { orderDraftQuery } from '../../../api/order-form/order-draft.ts'
import { SentFileButton } from '../../../domain/finished-files/sent-file-button.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { filesOfForm } from '../held/files-of-form.ts'
import styles from '../personal-data.module.css'
import { HeldAccess, HeldGroup } from './held-group.tsx'

export function HeldOrderForm() {
  const query = useQuery(orderDraftQuery())
  return (
    <HeldGroup title={<Trans>Unfinished order</Trans>}>
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
          <>
            <HeldAccess>
              <p>
                <Trans>These files stay with the order form until you order or start over.</Trans>
              </p>
            </HeldAccess>
            <ul className={styles.files}>
              {(form ? filesOfForm(form) : []).map((file) => (
                <li key={file.identity}>
                  <SentFileButton file={file} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryState>
    </HeldGroup>
  )
}
