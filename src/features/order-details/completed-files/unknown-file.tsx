import { Trans } from '@lingui/react/macro'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import styles from './completed-files.module.css'

/** The order has no such file, or none that may be downloaded yet. */
export function UnknownFile({ externalId }: { externalId: string }) {
  return (
    <Section title={<Trans>We could not find this file</Trans>}>
      <p>
        <Trans>
          It may not be finished or paid for yet. Your order lists the files that are ready.
        </Trans>
      </p>
      <p className={styles.wayBack}>
        <AppButtonLink
          to="/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}"
          params={{ externalId }}
          variant="filled"
        >
          <Trans>Go to this order</Trans>
        </AppButtonLink>
      </p>
    </Section>
  )
}
