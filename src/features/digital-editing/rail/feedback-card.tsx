import { Trans } from '@lingui/react/macro'
import { ExternalLink } from '../../../ui/page/app-link.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { Survey } from './survey.tsx'

export function FeedbackCard({ surveyAddress }: { surveyAddress: string }) {
  return (
    <Section card title={<Trans>Feedback</Trans>}>
      <p>
        <Trans>Your answers to a few questions help us improve the corrections.</Trans>
      </p>
      <p>
        <Survey address={surveyAddress} />
      </p>
      <p>
        <ExternalLink href="/support">
          <Trans>Ask us a question</Trans>
        </ExternalLink>
      </p>
    </Section>
  )
}
