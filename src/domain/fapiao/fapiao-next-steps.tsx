import { Trans } from '@lingui/react/macro'
import { Section } from '../../ui/page/layout/section.tsx'
import styles from './fapiao-next-steps.module.css'

type Props = {
  isRequested?: boolean
  /** The year in which a fapiao can be cancelled. */
  isYearOver?: boolean
}

export function FapiaoNextSteps({ isRequested = false, isYearOver = false }: Props) {
  return (
    <Section card={isRequested} title={<Trans>What happens next</Trans>}>
      <ol className={styles.steps}>
        {isRequested ? null : (
          <li>
            <Trans>We send your request to the tax office.</Trans>
          </li>
        )}
        <li>
          <Trans>The fapiao is usually issued within a day and sent to the contact e-mail.</Trans>
        </li>
        <li>
          <Trans>The number and document then appear next to the payment.</Trans>
        </li>
      </ol>
      {isYearOver ? null : (
        <p>
          <Trans>
            Once it is issued, you can cancel it and request another for up to a year after payment.
          </Trans>
        </p>
      )}
    </Section>
  )
}
