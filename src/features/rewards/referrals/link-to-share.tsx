import { Trans, useLingui } from '@lingui/react/macro'
import { CopyButton } from '../../../ui/page/buttons/copy-button.tsx'
import styles from './link-to-share.module.css'

type Props = {
  link: string
  /** True where sharing is what the page is for. */
  isNextStep?: boolean
}

export function LinkToShare({ link, isNextStep = false }: Props) {
  const { t } = useLingui()
  return (
    <div className={styles.share}>
      <input
        className={styles.link}
        readOnly
        dir="ltr"
        aria-label={t`Your referral link`}
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton
        variant={isNextStep ? 'filled' : 'quiet'}
        text={link}
        copied={() => t`Your referral link has been copied.`}
      >
        <Trans>Copy link</Trans>
      </CopyButton>
    </div>
  )
}
