import { useLingui } from '@lingui/react/macro'
import { formatDate } from '../../../i18n/format-date.ts'
import type { Change } from '../model/document-model.ts'
import type { ReaderContext } from '../model/reader-context.ts'
import { changedPart } from './changed-part.ts'

export function useChangeLabel() {
  const { t } = useLingui()
  const nameOf = {
    'paragraph-mark': () => t`a paragraph mark`,
    'table-row': () => t`a table row`,
    picture: () => t`a picture`,
    space: () => t`a break or a space`,
  }
  return (change: Change): string => {
    const [added, removed] = [change.inserted.trim(), change.deleted.trim()]
    const part = changedPart(change)
    if (part === 'formatting' && change.kind !== 'format')
      return t({ message: 'Formatting', context: 'changed' })
    const what = part && part !== 'formatting' ? nameOf[part]() : ''
    switch (change.kind) {
      case 'insertion':
        return added ? t`Inserted: “${added}”` : t`Inserted: ${what}`
      case 'deletion':
        return removed ? t`Deleted: “${removed}”` : t`Deleted: ${what}`
      case 'replacement':
        if (added && removed) return t`Replaced: “${removed}” with “${added}”`
        if (added) return t`Inserted: “${added}”`
        return removed ? t`Deleted: “${removed}”` : t`Replaced: ${what}`
      case 'moved-here':
        return added ? t`Moved here: “${added}”` : t`Moved here: ${what}`
      case 'moved-away':
        return removed ? t`Moved away: “${removed}”` : t`Moved away: ${what}`
      case 'format':
        return added ? t`New format: “${added}”` : t`New format`
    }
  }
}

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

export function signatureText({ author, date }: Pick<Change, 'author' | 'date'>): string {
  return [author, date === null ? '' : formatDate(date)].filter(Boolean).join(', ')
}
