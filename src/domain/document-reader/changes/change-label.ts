import { useLingui } from '@lingui/react/macro'
import { formatDate } from '../../../i18n/format-date.ts'
import type { Change } from '../document-model.ts'
import type { ReaderContext } from '../reader-context.ts'

/** What a change does, as a sentence without a subject. */
export function useChangeLabel() {
  const { t } = useLingui()
  return ({ kind, inserted, deleted }: Change): string => {
    const [added, removed] = [inserted.trim(), deleted.trim()]
    switch (kind) {
      case 'insertion':
        return added ? t`Inserted: “${added}”` : t`Inserted: a break or a space`
      case 'deletion':
        return removed ? t`Deleted: “${removed}”` : t`Deleted: a break or a space`
      case 'replacement':
        return t`Replaced: “${removed}” with “${added}”`
      case 'moved-here':
        return t`Moved here: “${added}”`
      case 'moved-away':
        return t`Moved away: “${removed}”`
      case 'format':
        return added ? t`New format: “${added}”` : t`New format`
    }
  }
}

/** What is read aloud of a change that is stepped to. */
export function useChangeName({ changeAt, changeCount }: ReaderContext) {
  const { t } = useLingui()
  const labelOf = useChangeLabel()
  return (position: number): string => {
    const change = changeAt(position)
    const number = position + 1
    const what = change ? `${labelOf(change)}. ${change.author}` : ''
    return t`Change ${number} of ${changeCount}. ${what}`
  }
}

/** Who made a change or a comment, and when. */
export function signatureText({ author, date }: Pick<Change, 'author' | 'date'>): string {
  return [author, date === null ? '' : formatDate(date)].filter(Boolean).join(', ')
}
