import type { components } from '../../../../src/api/generated/schema.gen.ts'
import { samplePhoto } from '../../../samples/sample-photo.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/order-form-rows.ts'
import type { OrderRow, UserRow } from '../../../world/rows.ts'
import {
  chineseManuscript,
  orderManuscript,
  type PaperOf,
  standInWords,
} from '../../deliverables/order-manuscript.ts'
import { plainName } from '../../uploads/file-types.ts'

type OriginalFile = components['schemas']['OriginalFile']

const KINDS: [keyof OrderFormRow['files'], OriginalFile['kind']][] = [
  ['main', 'manuscript'],
  ['mainReference', 'reference'],
  ['figures', 'figure'],
  ['figureReference', 'reference'],
  ['tables', 'table'],
  ['tableReference', 'reference'],
]

/** The uploaded files of an order; seeded orders without a form get placeholders, generated on download. */
export function originalFilesOf(world: World, row: OrderRow): OriginalFile[] {
  const { files } = row.placed
  if (!files) return standIns(row)
  return KINDS.flatMap(([part, kind]) =>
    files[part].flatMap((identity) => {
      const file = world.files.get(identity)
      return file ? [{ identity, name: file.name, kind }] : []
    }),
  )
}

function standIns({ identity, order }: Pick<OrderRow, 'identity' | 'order'>): OriginalFile[] {
  if (order.status === 'Awaiting Files') return []
  const files: OriginalFile[] = []
  if (order.services.some(({ fileType }) => fileType !== 'figures')) {
    const name = `${plainName(order.title)}.docx`
    files.push({ identity: `manuscript-${identity}`, name, kind: 'manuscript' })
  }
  if (order.hasFigures) {
    files.push({ identity: `figure-${identity}`, name: 'Figure 1.png', kind: 'figure' })
  }
  return files
}

/** Word count of the placeholder manuscript; null for uploaded files. */
export function standInWordCount(row: Pick<OrderRow, 'identity' | 'order'>): number | null {
  const hasManuscript = standIns(row).some(({ kind }) => kind === 'manuscript')
  return hasManuscript ? standInWords(row.identity) : null
}

export function paperOf(world: World, { identity, owner, order }: OrderRow): PaperOf {
  const account = world.users.get(owner)?.account
  const authors = account?.fullName ?? 'Anonymous'
  return {
    externalId: identity,
    title: order.title,
    authors,
    affiliation: account?.institution ?? '',
  }
}

export function originalBytes(world: World, row: OrderRow, file: OriginalFile): Uint8Array {
  const content = world.contents.get(file.identity)
  if (content) return content.bytes
  if (file.kind === 'figure') return samplePhoto()
  const isChinese = /\p{sc=Han}/u.test(row.order.title)
  const toTranslate = row.order.services.some(({ type }) => type === 'translation')
  return isChinese && toTranslate
    ? chineseManuscript(row.order.title)
    : orderManuscript(paperOf(world, row))
}

/** Finds a placeholder file of a person's orders. */
export function findStandIn(
  world: World,
  user: UserRow,
  identity: string,
): { name: string; bytes: Uint8Array } | undefined {
  const row = world.orders.get(identity.slice(identity.indexOf('-') + 1))
  if (row?.owner !== user.identity || row.placed.files) return undefined
  const file = standIns(row).find((one) => one.identity === identity)
  return file && { name: file.name, bytes: originalBytes(world, row, file) }
}
