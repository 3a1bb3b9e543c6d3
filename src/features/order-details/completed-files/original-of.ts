import { type CompletedFile, fileNameOf } from '../../../api/files/finished-files.ts'
import type { OrderDetails } from '../../../api/orders.ts'
import { isReadable } from '../../../domain/finished-files/finished-file-labels.ts'

type OriginalFile = OrderDetails['originalFiles'][number]

/** Letters and digits alone: a name is cleaned, numbered and given a suffix on its way. */
const plain = (name: string) =>
  name
    .replace(/\.[^.]{1,5}$/, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** The manuscript that a translation stands beside; undefined where it cannot be told or not be read. */
export function originalOf(
  { kind, path }: CompletedFile,
  files: readonly OriginalFile[],
): OriginalFile | undefined {
  if (kind !== 'translation' || !isReadable(path)) return undefined
  const manuscripts = files.filter((file) => file.kind === 'manuscript')
  const name = plain(fileNameOf(path))
  const named = manuscripts
    .filter((file) => name.startsWith(plain(file.name)))
    .toSorted((a, b) => plain(b.name).length - plain(a.name).length)
  const original = manuscripts.length === 1 ? manuscripts[0] : named[0]
  return original && isReadable(original.name) ? original : undefined
}
