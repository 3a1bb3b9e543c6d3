import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { Assessment } from '../../../../api/grammar-check.ts'
import { earlierDrafts } from '../../../../domain/manuscript-drafts/earlier-drafts.ts'
import { useKeptDrafts } from '../../../../domain/manuscript-drafts/use-kept-drafts.ts'
import { Section } from '../../../../ui/page/layout/section.tsx'
import { SkeletonChart } from '../../../../ui/states/skeleton-data.tsx'

const LazyDraftReport = lazy(async () => ({
  default: (await import('./draft-report.tsx')).DraftReport,
}))

type Props = { assessment: Assessment; owner: string }

const takeFocus = (text: HTMLParagraphElement | null) => text?.focus()

function Deleted() {
  return (
    <p ref={takeFocus} tabIndex={-1}>
      <Trans>The fingerprints of these drafts have been deleted.</Trans>
    </p>
  )
}

/** Nothing where this browser knows no earlier draft. */
export function KnownDrafts({ assessment, owner }: Props) {
  const { t } = useLingui()
  const [isDeleted, setDeleted] = useState(false)
  const kept = useKeptDrafts(owner)
  const { identity } = assessment
  const own = kept.find((draft) => draft.assessment === identity)
  const earlier = useMemo(() => earlierDrafts(kept, identity), [kept, identity])
  const isKnown = own !== undefined && earlier.length + own.apart.length > 0
  if (!isKnown && !isDeleted) return null
  return (
    <Section title={<Trans>Drafts of this manuscript</Trans>}>
      {isKnown ? (
        <Suspense fallback={<SkeletonChart label={t`The earlier drafts are loading.`} />}>
          <LazyDraftReport
            assessment={assessment}
            own={own}
            earlier={earlier}
            onDelete={() => setDeleted(true)}
          />
        </Suspense>
      ) : (
        <Deleted />
      )}
    </Section>
  )
}
