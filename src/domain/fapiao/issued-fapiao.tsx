import { Trans } from '@lingui/react/macro'
import type { User } from '../../api/account.ts'
import type { Fapiao } from '../../api/fapiao.ts'
import { addressIn } from '../../lib/url/address-in.ts'
import { ButtonAnchor } from '../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { CancelFapiao } from './cancel-fapiao.tsx'
import { FapiaoDetails } from './fapiao-details.tsx'
import styles from './fapiao-notice.module.css'

type Props = {
  fapiao: Fapiao
  user: Pick<User, 'impersonatorIdentity'>
  onCancelled: () => void
}

export function IssuedFapiao({ fapiao, user, onCancelled }: Props) {
  return (
    <Section title={<Trans>The fapiao has been issued</Trans>}>
      <div className={styles.details}>
        <FapiaoDetails fapiao={fapiao} />
        <div className={styles.actions}>
          {fapiao.url === null ? null : (
            <ButtonAnchor variant="filled" href={addressIn(fapiao.url)}>
              <Trans>Open fapiao (PDF)</Trans>
            </ButtonAnchor>
          )}
          <CancelFapiao fapiao={fapiao} user={user} onCancelled={onCancelled} />
        </div>
      </div>
    </Section>
  )
}
