import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import styles from './devtools-section.module.css'

export function SmallButton(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.small} {...props} />
}

type FieldProps = {
  label: ReactNode
  wide?: boolean
  children: ReactNode
}

export function Field({ label, wide, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is handed in
    <label className={wide ? `${styles.field} ${styles.wide}` : styles.field}>
      {label}
      {children}
    </label>
  )
}

export function Check({
  label,
  checked,
  onChange,
}: {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.grow}>{label}</span>
    </label>
  )
}

export function TextBlock({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <pre className={styles.block} tabIndex={0}>
      {children}
    </pre>
  )
}

/** Milliseconds of real time that the button shows the outcome. */
const confirmationTime = 2_000

export function CopyButton({ text, name }: { text: string; name: string }) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), confirmationTime)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  const labels = { copied: t`Copied`, refused: t`Copying is not allowed` }
  return (
    <SmallButton onClick={() => void copy()} aria-label={outcome ? undefined : t`Copy ${name}`}>
      <span role="status">{outcome ? labels[outcome] : <Trans>Copy</Trans>}</span>
    </SmallButton>
  )
}
