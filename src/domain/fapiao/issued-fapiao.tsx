import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '../../api/account.ts'
import type { Fapiao } from '../../api/fapiao.ts'
import { addressIn } from '../../lib/url/address-in.ts'
import { ButtonAnchor } from '../../ui/page/buttons/app-button-link.tsx'
import { ExternalLink } from '../../ui/page/buttons/app-link.tsx'
import { PageGrid } from '../../ui/page/layout/page-grid.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { useNow } from '../../ui/page/use-now.ts'
import { CancelFapiao } from './cancel-fapiao.tsx'
import { FapiaoDetails } from './fapiao-details.tsx'
import styles from './fapiao-notice.module.css'
import { cancelOfferOf } from './fapiao-rules.ts'

type Props = {
  fapiao: Fapiao
  user: Pick<User, 'impersonatorIdentity'>
  support: string
  onCancelled: () => void
}

export function IssuedFapiao({ fapiao, user, support, onCancelled }: Props) {
  const { t } = useLingui()
  const canCancel = cancelOfferOf(fapiao, user, useNow()).kind !== 'none'
  const help = (
    <Section card title={<Trans>Is something wrong?</Trans>}>
      {canCancel ? (
        <>
          <p>
            <Trans>Cancel this fapiao, and you can request another for the same payment.</Trans>
          </p>
          <div className={styles.actions}>
            <CancelFapiao fapiao={fapiao} user={user} onCancelled={onCancelled} />
          </div>
        </>
      ) : (
        <p>
          <Trans>
            A fapiao can be cancelled for up to a year after payment, so it is too late for this
            one. Please ask <ExternalLink href={support}>our support team</ExternalLink>.
          </Trans>
        </p>
      )}
    </Section>
  )
  return (
    <PageGrid rail={help} railLabel={t`Cancel fapiao`}>
      <Section title={<Trans>The fapiao has been issued</Trans>}>
        <div className={styles.details}>
          <FapiaoDetails fapiao={fapiao} />
          {fapiao.url === null ? null : (
            <ButtonAnchor variant="filled" href={addressIn(fapiao.url)}>
              <Trans>Open fapiao (PDF)</Trans>
            </ButtonAnchor>
          )}
        </div>
      </Section>
    </PageGrid>
  )
}
