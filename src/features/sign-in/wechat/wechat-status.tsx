import { Trans } from '@lingui/react/macro'
import { Announced } from '../../../ui/page/announced.tsx'
import { Icon } from '../../../ui/page/icon.tsx'
import { Spinner } from '../../../ui/page/spinner.tsx'
import type { WechatStage } from './use-wechat-login.ts'
import styles from './wechat-dialog.module.css'

function StageMessage({ stage }: { stage: WechatStage }) {
  if (stage.name === 'ended') {
    return (
      <span className={styles.ended}>
        <Icon name="error" />
        {stage.why()}
      </span>
    )
  }
  return (
    <span className={styles.line}>
      <Spinner />
      {stage.name === 'making' ? <Trans>Getting a code for you.</Trans> : null}
      {stage.name === 'waiting' ? <Trans>Waiting for your confirmation in WeChat.</Trans> : null}
      {stage.name === 'done' ? <Trans>Confirmed. One moment, please.</Trans> : null}
    </span>
  )
}

export function WechatStatus({ stage }: { stage: WechatStage }) {
  return (
    <Announced as="p" className={styles.status}>
      <StageMessage stage={stage} />
    </Announced>
  )
}
