import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { digitalEditOptions } from '../../../api/digital-editing.ts'
import { FileArchived } from '../../../api/receive-digital-file.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { ArchivedEdit } from './archived-edit.tsx'

// The reader of documents weighs as much as the rest of the page.
const LazyPreview = lazy(async () => ({
  default: (await import('./edit-preview.tsx')).EditPreview,
}))

const frame = (state: ReactNode) => <Section title={<Trans>Changes</Trans>}>{state}</Section>

const skeleton = (label: string) => <SkeletonLines lines={8} label={label} />

export function EditChanges({ identity }: { identity: string }) {
  const { t } = useLingui()
  const owner = useUser()?.identity
  const query = useQuery(digitalEditOptions.contentQuery(identity))
  if (query.error instanceof FileArchived) return <ArchivedEdit />
  const loading = skeleton(t`The file is being downloaded.`)
  return (
    <QueryState
      query={query}
      loading={loading}
      failedTitle={<Trans>The file could not be downloaded</Trans>}
      frame={frame}
    >
      {(file) =>
        owner ? (
          <Suspense fallback={frame(loading)}>
            <LazyPreview identity={identity} owner={owner} file={file} frame={frame} />
          </Suspense>
        ) : null
      }
    </QueryState>
  )
}

export function ComingChanges() {
  const { t } = useLingui()
  return frame(skeleton(t`The changes appear here as soon as the edit is done.`))
}
