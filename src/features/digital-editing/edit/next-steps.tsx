import { Trans } from '@lingui/react/macro'
import { openedAddress } from '../../../api/opened-address.ts'
import { ButtonAnchor } from '../../../ui/page/buttons/app-button-link.tsx'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import styles from './edit.module.css'

type Props = {
  identity: string
  preprintLink: string
}

export function NextSteps({ identity, preprintLink }: Props) {
  return (
    <Section card title={<Trans>Next steps</Trans>}>
      <div className={styles.options}>
        <div>
          <h3>
            <Trans>Professional editing</Trans>
          </h3>
          <p>
            <Trans>
              An editor in your field checks argument, terminology and style, which no software can.
            </Trans>
          </p>
          <div className={styles.action}>
            <ButtonAnchor
              href={openedAddress('/api/order-form/from-digital-edit/{identity}', { identity })}
            >
              <Trans>Get professional editing</Trans>
            </ButtonAnchor>
          </div>
        </div>
        <div>
          <h3>
            <Trans>Preprints</Trans>
          </h3>
          <p>
            <Trans>Share your work before a journal has accepted it.</Trans>
          </p>
          <div className={styles.action}>
            <ExternalLink href={preprintLink}>
              <Trans>Learn about preprints</Trans>
            </ExternalLink>
          </div>
        </div>
      </div>
    </Section>
  )
}

export function HowItGoesOn() {
  return (
    <Section card title={<Trans>What happens next</Trans>}>
      <p>
        <Trans>
          Once the edit is ready, download the Word file with tracked changes, or accept or reject
          the changes here.
        </Trans>
      </p>
      <p>
        <Trans>You can leave this page: the file will be in your list.</Trans>
      </p>
    </Section>
  )
}
