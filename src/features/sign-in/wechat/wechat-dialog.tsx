import { Trans } from '@lingui/react/macro'
import type { WechatLoginState } from '../../../api/auth/wechat-calls.ts'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { ModalDialog } from '../../../ui/states/modal-dialog.tsx'
import { useWechatLogin } from './use-wechat-login.ts'
import { WechatCode } from './wechat-code.tsx'
import styles from './wechat-dialog.module.css'
import { WechatStatus } from './wechat-status.tsx'

export type WechatDialogProps = {
  onClose: () => void
  onSignedIn: (answer: WechatLoginState) => Promise<void>
}

export function WechatDialog({ onClose, onSignedIn }: WechatDialogProps) {
  const { stage, begin } = useWechatLogin(onSignedIn)
  const hasEnded = stage.name === 'ended'
  const isFinal = hasEnded && stage.isFinal === true
  return (
    <ModalDialog
      open
      title={<Trans>Sign in with WeChat</Trans>}
      onClose={onClose}
      actions={
        <>
          {isFinal ? null : (
            <Button
              variant={hasEnded ? 'filled' : 'quiet'}
              busy={stage.name === 'making' || stage.name === 'done'}
              onClick={begin}
            >
              <Trans>Get a new code</Trans>
            </Button>
          )}
          <Button variant={isFinal ? 'filled' : 'text'} onClick={onClose}>
            <Trans>Sign in another way</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.ways}>
        {hasEnded ? null : (
          <p>
            <Trans>Scan this code with WeChat on your phone and confirm there.</Trans>
          </p>
        )}
        <WechatCode stage={stage} />
        <WechatStatus stage={stage} />
        {stage.name === 'waiting' ? (
          <p className={styles.phone}>
            <Trans>
              Already on your phone? <ExternalLink href={stage.code.url}>Open WeChat</ExternalLink>
            </Trans>
          </p>
        ) : null}
      </div>
    </ModalDialog>
  )
}
