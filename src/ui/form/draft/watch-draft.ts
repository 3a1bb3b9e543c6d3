import { type DraftName, storageKey } from './draft-store.ts'

type Handlers = {
  onChange: () => void
  /** The browser shows the page again, as it was when it was left. */
  onReturn: () => void
}

export function watchDraft(draft: DraftName | undefined, { onChange, onReturn }: Handlers) {
  const changed = ({ key }: StorageEvent) => {
    if (draft && key === storageKey(draft)) onChange()
  }
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  window.addEventListener('storage', changed)
  window.addEventListener('pageshow', shown)
  return () => {
    window.removeEventListener('storage', changed)
    window.removeEventListener('pageshow', shown)
  }
}
