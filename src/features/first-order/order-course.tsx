import { Trans } from '@lingui/react/macro'
import { Section } from '../../ui/page/layout/section.tsx'
import styles from './order-course.module.css'

export function OrderCourse() {
  return (
    <Section title={<Trans>How an order goes</Trans>}>
      <ol className={styles.steps}>
        <li>
          <h3>
            <Trans>You upload your manuscript</Trans>
          </h3>
          <p>
            <Trans>We read its length from the file, and you see price and deadline at once.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>An editor is assigned</Trans>
          </h3>
          <p>
            <Trans>Someone who knows your field and its journals.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Your manuscript is edited</Trans>
          </h3>
          <p>
            <Trans>You can follow each step on this page.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>You download your files</Trans>
          </h3>
          <p>
            <Trans>With every change marked, and an editing certificate for the journal.</Trans>
          </p>
        </li>
      </ol>
    </Section>
  )
}
