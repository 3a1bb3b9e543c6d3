import { type SafeStorage, safeLocalStorage } from '../../../lib/browser/safe-storage.ts'
import { isRecord } from '../../../lib/is-record.ts'
import { type DraftName, readDraft, writeDraft } from '../../../ui/form/draft/draft-store.ts'
import { type DetailsFormValues, type FileValues, mapFiles } from './details-values.ts'

export type ListedFiles = FileValues & Pick<DetailsFormValues, 'listed'>

const identityOf = (file: unknown) => (isRecord(file) ? file.identity : undefined)

/** Adds the files that are attached since to those of the draft, and leaves out those that are gone. */
function followed(
  now: readonly unknown[],
  drafted: readonly unknown[],
  listed: readonly unknown[],
) {
  const isListed = (file: unknown) => listed.includes(identityOf(file))
  const isIn = (files: readonly unknown[], file: unknown) =>
    files.some((one) => identityOf(one) === identityOf(file))
  return [
    ...drafted.filter((file) => !isListed(file) || isIn(now, file)),
    ...now.filter((file) => !isListed(file) && !isIn(drafted, file)),
  ]
}

const listIn = (values: Record<string, unknown>, name: string): unknown[] | undefined =>
  Array.isArray(values[name]) ? values[name] : undefined

/** Other pages attach files to the form too, such as an answer to the reviewers. Call before the form opens its draft. */
export function updateDraftedFiles(
  draft: DraftName,
  now: ListedFiles,
  storage: SafeStorage = safeLocalStorage,
): void {
  const stored = readDraft(storage, draft)
  const { values } = stored ?? {}
  if (!stored || !values || !isRecord(values.listed)) return
  const { listed } = values
  // Writing it again would say that it was kept today.
  if (JSON.stringify(listed) === JSON.stringify(now.listed)) return
  const files = mapFiles((name) => {
    const drafted = listIn(values, name) ?? now[name]
    return followed(now[name], drafted, listIn(listed, name) ?? [])
  })
  writeDraft(storage, draft, { ...stored, values: { ...values, ...files, listed: now.listed } })
}
