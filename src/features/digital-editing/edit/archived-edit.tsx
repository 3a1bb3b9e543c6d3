import { Trans } from '@lingui/react/macro'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { Notice } from '../../../ui/page/notice.tsx'

export function ArchivedEdit() {
  return (
    <Section title={<Trans>Your file</Trans>}>
      <Notice
        tone="plain"
        title={<Trans>This file has been archived</Trans>}
        action={
          <ExternalLink href="/support">
            <Trans>Ask us for this file</Trans>
          </ExternalLink>
        }
        stacked
      >
        <Trans>We have moved it to our archive, so its changes can’t be shown here any more.</Trans>
      </Notice>
    </Section>
  )
}
