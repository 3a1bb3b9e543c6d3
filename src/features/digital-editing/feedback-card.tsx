import { Trans } from '@lingui/react/macro'
import { ExternalLink } from '../../ui/page/buttons/app-link.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import styles from './survey.module.css'
import { Survey } from './survey.tsx'

export function FeedbackCard({ surveyAddress }: { surveyAddress: string }) {
  return (
    <Section card title={<Trans>Feedback</Trans>}>
      <p>
        <Trans>Your answers to a few questions help us improve the corrections.</Trans>
      </p>
      <div className={styles.survey}>
        <Survey address={surveyAddress} />
      </div>
      <p>
        <ExternalLink href="/support">
          <Trans>Ask us a question</Trans>
        </ExternalLink>
      </p>
    </Section>
  )
}
