import { Plural, Trans } from '@lingui/react/macro'
import { digitalLanguageNames } from '../../domain/digital-purchases/digital-names.ts'
import { labelOf } from '../../i18n/label-of.ts'
import { MetaLine } from '../../ui/page/meta-line.tsx'
import { Status } from '../../ui/page/status.tsx'
import type { UsesOfPackages } from './uses-by-languages.ts'

type Props = {
  uses: number
  byLanguages: readonly UsesOfPackages[]
  /** No package was ever bought. */
  isNew: boolean
}

function UsesOfEach({ byLanguages }: Pick<Props, 'byLanguages'>) {
  return (
    <MetaLine>
      {byLanguages.map(({ languages, uses }) => {
        const names = languages.map((one) => labelOf(digitalLanguageNames, one)).join('\u00a0/ ')
        return (
          <Trans key={names}>
            {uses} for {names}
          </Trans>
        )
      })}
    </MetaLine>
  )
}

export function UsesBadge({ uses, byLanguages, isNew }: Props) {
  if (uses === 0 && isNew) {
    return (
      <Status tone="off">
        <Trans>No package yet</Trans>
      </Status>
    )
  }
  return (
    <Status
      tone={uses === 0 ? 'waiting' : 'done'}
      more={byLanguages.length > 1 ? <UsesOfEach byLanguages={byLanguages} /> : undefined}
    >
      {uses === 0 ? (
        <Trans>No translations left</Trans>
      ) : (
        <Plural value={uses} one="# translation left" other="# translations left" />
      )}
    </Status>
  )
}
