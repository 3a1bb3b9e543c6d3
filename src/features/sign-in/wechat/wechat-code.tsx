import { useLingui } from '@lingui/react/macro'
import { QRCodeSVG } from 'qrcode.react'
import { addressIn } from '../../../lib/url/address-in.ts'
import type { WechatStage } from './use-wechat-login.ts'
import styles from './wechat-dialog.module.css'

/** White in both color schemes: scanners need dark on light. */
export function WechatCode({ stage }: { stage: WechatStage }) {
  const { t } = useLingui()
  const code = stage.name === 'making' ? undefined : stage.code
  if (stage.name === 'ended' && !code) return null
  return (
    <div className={stage.name === 'ended' ? `${styles.sheet} ${styles.expired}` : styles.sheet}>
      {code ? (
        <QRCodeSVG
          value={new URL(addressIn(code.url), document.baseURI).href}
          title={t`QR code for WeChat`}
          size={208}
          marginSize={0}
        />
      ) : (
        <span className={styles.blank} />
      )}
    </div>
  )
}
