import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { showMessage } from '../../ui/messages/message-store.ts'
import { Button } from '../../ui/page/button.tsx'

type Props = {
  /** What is put on the clipboard. */
  text: string
  /** What is said once it is there. */
  copied: () => string
  children: ReactNode
}

/** Puts a text on the clipboard, and says that it is there, or what to do where the browser refuses. */
export function CopyButton({ text, copied, children }: Props) {
  const { t } = useLingui()
  const copy = async () => {
    const key = `copy ${text}`
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      const refused = () =>
        t`Your browser does not allow copying. Please copy this by hand: ${text}`
      showMessage({ key, kind: 'error', text: refused })
      return
    }
    showMessage({ key, kind: 'success', text: copied })
  }
  return <Button onClick={() => void copy()}>{children}</Button>
}
