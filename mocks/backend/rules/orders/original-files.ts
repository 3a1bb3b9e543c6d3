import { samplePhoto } from '../../../samples/sample-photo.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import type { PlaceholderFiles } from '../../../world/rows/order-placement.ts'
import type { OrderRow, UserRow } from '../../../world/rows/rows.ts'
import {
  chineseManuscript,
  type ManuscriptSource,
  orderManuscript,
  placeholderWordCount,
} from '../../deliverables/order-manuscript.ts'
import { plainName } from '../../uploads/file-types.ts'

const KINDS: [keyof OrderFormRow['files'], Schemas['OriginalFile']['kind']][] = [
  ['main', 'manuscript'],
  ['mainReference', 'reference'],
  ['figures', 'figure'],
  ['figureReference', 'reference'],
  ['tables', 'table'],
  ['tableReference', 'reference'],
]

/** The uploaded files of an order; seeded orders without a form get placeholders, generated on download. */
export function originalFilesOf(world: World, row: OrderRow): Schemas['OriginalFile'][] {
  const { files } = row.placed
  if (!files) return placeholderFiles(row)
  return KINDS.flatMap(([part, kind]) =>
    files[part].flatMap((identity) => {
      const file = world.files.get(identity)
      return file ? [{ identity, name: file.name, kind }] : []
    }),
  )
}

const hasManuscript = ({ services }: Schemas['Order']) =>
  services.some(({ fileType }) => fileType !== 'figures')

/** Of a new order; later edits of the order do not change what was sent. */
export function placeholdersOf(order: Schemas['Order']): PlaceholderFiles | null {
  const { status, title, services, hasFigures } = order
  if (status === 'Awaiting Files') return null
  const isTranslated = services.some(({ type }) => type === 'translation')
  return {
    title,
    hasManuscript: hasManuscript(order),
    hasFigures,
    isChinese: isTranslated && /\p{sc=Han}/u.test(title),
  }
}

function placeholderFiles({ identity, placed }: OrderRow): Schemas['OriginalFile'][] {
  const { placeholders } = placed
  if (!placeholders) return []
  const files: Schemas['OriginalFile'][] = []
  if (placeholders.hasManuscript) {
    const name = `${plainName(placeholders.title)}.docx`
    files.push({ identity: `manuscript-${identity}`, name, kind: 'manuscript' })
  }
  if (placeholders.hasFigures) {
    files.push({ identity: `figure-${identity}`, name: 'Figure 1.png', kind: 'figure' })
  }
  return files
}

/** Word count of a generated order, also while its files are awaited; null without a manuscript. */
export const placeholderWordCountOf = (order: Schemas['Order']): number | null =>
  hasManuscript(order) ? placeholderWordCount(order.externalId) : null

export function manuscriptSourceOf(
  world: World,
  { identity, owner, order, placed }: OrderRow,
): ManuscriptSource {
  const account = world.users.get(owner)?.account
  const authors = account?.fullName ?? 'Anonymous'
  return {
    externalId: identity,
    title: placed.placeholders?.title ?? order.title,
    authors,
    affiliation: account?.institution ?? '',
  }
}

export function originalBytes(
  world: World,
  row: OrderRow,
  file: Schemas['OriginalFile'],
): Uint8Array {
  const content = world.contents.get(file.identity)
  if (content) return content.bytes
  if (file.kind === 'figure') return samplePhoto()
  const source = manuscriptSourceOf(world, row)
  return row.placed.placeholders?.isChinese
    ? chineseManuscript(source.title)
    : orderManuscript(source)
}

export function findPlaceholderFile(
  world: World,
  user: UserRow,
  identity: string,
): { name: string; bytes: Uint8Array } | undefined {
  const row = world.orders.get(identity.slice(identity.indexOf('-') + 1))
  if (row?.owner !== user.identity || row.placed.files) return undefined
  const file = placeholderFiles(row).find((candidate) => candidate.identity === identity)
  return file && { name: file.name, bytes: originalBytes(world, row, file) }
}
