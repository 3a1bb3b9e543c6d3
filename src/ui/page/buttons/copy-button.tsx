import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useSyncExternalStore } from 'react'
import { showMessage } from '../../messages/message-store.ts'
import { Icon } from '../icon.tsx'
import { Button } from './button.tsx'
import type { ButtonLook } from './button-style.ts'
import { copiedText, markCopied } from './copied-text.ts'

/** Shared by all buttons: the clipboard holds one text. */
const key = 'copied'

type Props = {
  text: string
  copied: () => string
  children: ReactNode
  variant?: ButtonLook['variant']
}

export function CopyButton({ text, copied, children, variant }: Props) {
  const { t } = useLingui()
  const isCopied = useSyncExternalStore(copiedText.subscribe, copiedText.get) === text
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      const refused = () => t`Your browser doesn’t allow copying. Please copy this by hand: ${text}`
      showMessage({ key, kind: 'error', text: refused })
      return
    }
    markCopied(text)
    showMessage({ key, kind: 'success', text: copied })
  }
  return (
    <Button variant={variant} onClick={() => void copy()}>
      {isCopied ? (
        <>
          <Trans>Copied</Trans> <Icon name="tick" size={14} />
        </>
      ) : (
        children
      )}
    </Button>
  )
}
