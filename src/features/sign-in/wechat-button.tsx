import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import type { SignInAnswer } from '../../api/auth/log-in.ts'
import { tryTelling } from '../../ui/messages/try-telling.ts'
import { Button } from '../../ui/page/buttons/button.tsx'
import { ProviderIcon } from './provider-icon.tsx'
import type { WechatDialogProps } from './wechat/wechat-dialog.tsx'

const key = 'wechat'

type Props = {
  onSignedIn: (answer: SignInAnswer) => Promise<void>
}

/** Loads the dialog and its messages on the first click. */
export function WechatButton({ onSignedIn }: Props) {
  const { t } = useLingui()
  const [Dialog, setDialog] = useState<ComponentType<WechatDialogProps>>()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const load = async () => {
    const { WechatDialog } = await import('./wechat/wechat-dialog.tsx')
    setDialog(() => WechatDialog)
    setOpen(true)
  }
  const failed = () => t`WeChat could not be opened. Please check your connection and try again.`
  const show = async () => {
    setBusy(true)
    await tryTelling(key, load, () => failed)
    setBusy(false)
  }
  return (
    <>
      <Button variant="quiet" busy={busy} onClick={show}>
        <ProviderIcon picture="wechat" />
        <Trans>Sign in with WeChat</Trans>
      </Button>
      {Dialog && open ? <Dialog onClose={() => setOpen(false)} onSignedIn={onSignedIn} /> : null}
    </>
  )
}
