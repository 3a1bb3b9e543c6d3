import { Trans, useLingui } from '@lingui/react/macro'
import { supportAddress } from '../../lib/support-address.ts'
import { KeptInput } from '../../ui/form/draft/kept-input.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Sentences } from '../../ui/page/sentences.tsx'
import { WaysBack } from './ways-back.tsx'

export function ErrorPage() {
  const { t } = useLingui()
  return (
    <PageHeading
      alone
      title={t`Something went wrong`}
      lead={
        <Sentences>
          <Trans>
            This is our fault. Please go back and try again, and write to{' '}
            <a href={`mailto:${supportAddress}`}>{supportAddress}</a> if it happens again.
          </Trans>
          <KeptInput />
        </Sentences>
      }
      action={<WaysBack />}
    />
  )
}
