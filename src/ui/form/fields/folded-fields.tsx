import { type ReactNode, useState } from 'react'
import { Icon } from '../../page/icon.tsx'
import styles from './folded-fields.module.css'

type Props = {
  label: ReactNode
  /** Opens it; the person closes it. */
  open: boolean
  children: ReactNode
}

/** Optional fields, which stay part of the form while they are folded. */
export function FoldedFields({ label, open, children }: Props) {
  const [wasOpened, setOpened] = useState(open)
  if (open && !wasOpened) setOpened(true)
  return (
    <details className={styles.fold} open={wasOpened || undefined}>
      <summary>
        <Icon name="chevron-down" size={12} />
        {label}
      </summary>
      {children}
    </details>
  )
}
