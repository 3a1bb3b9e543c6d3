import { Trans } from '@lingui/react/macro'
import { Section } from '../../ui/page/section.tsx'
import styles from './fapiao-course.module.css'

/** What comes after a fapiao was asked for, beside the form. */
export function FapiaoCourse() {
  return (
    <Section card title={<Trans>What happens next</Trans>}>
      <ol className={styles.steps}>
        <li>
          <Trans>We pass your request on to the tax office.</Trans>
        </li>
        <li>
          <Trans>The fapiao is usually issued within a day, and sent to the contact e-mail.</Trans>
        </li>
        <li>
          <Trans>Its number and document then stand beside the payment here.</Trans>
        </li>
      </ol>
      <p>
        <Trans>
          Once it is issued you can cancel it, and request another, for a year after the payment.
        </Trans>
      </p>
    </Section>
  )
}
