import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import styles from './loading-line.module.css'

export function LoadingLine() {
  const { t } = useLingui()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  if (!isLoading) return null
  return <div className={styles.line} role="progressbar" aria-label={t`The next page is loading`} />
}
