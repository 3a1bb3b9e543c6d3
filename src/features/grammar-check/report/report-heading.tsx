import { Trans, useLingui } from '@lingui/react/macro'
import type { Assessment } from '../../../api/grammar-check.ts'
import { formatLongDate } from '../../../i18n/format-date.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { BackLink } from '../../../ui/page/buttons/back-link.tsx'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { MetaLine } from '../../../ui/page/meta-line.tsx'

const list = '/$lang/researcher/grammar-check'

type Props = {
  assessment?: Assessment
  isSignedIn: boolean
}

function Uploaded({ at }: { at: string }) {
  const { i18n } = useLingui()
  const day = formatLongDate(parseInstant(at), { language: i18n.locale })
  return (
    <MetaLine>
      <Trans>Language Quality Report</Trans>
      <Trans>Uploaded {day}</Trans>
    </MetaLine>
  )
}

export function ReportHeading({ assessment, isSignedIn }: Props) {
  const { t } = useLingui()
  return (
    <div>
      {isSignedIn ? (
        <BackLink to={list}>
          <Trans>Back to recent assessments</Trans>
        </BackLink>
      ) : null}
      <PageHeading
        ofFile={assessment !== undefined}
        title={assessment?.name ?? t`Language Quality Report`}
        tabTitle={t`Language Quality Report`}
        lead={assessment && <Uploaded at={assessment.createdAt} />}
        action={
          isSignedIn ? null : (
            <AppButtonLink to={list}>
              <Trans>Upload another manuscript</Trans>
            </AppButtonLink>
          )
        }
      />
    </div>
  )
}
