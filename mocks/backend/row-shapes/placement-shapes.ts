import type { OrderFormFiles } from '../../world/rows/order-form-rows.ts'
import type {
  OrderLine,
  OrderPlacement,
  PlaceholderFiles,
} from '../../world/rows/order-placement.ts'
import { contract, fields, flag, listOf, number, orNull, text } from './row-shape.ts'

export const orderFormFiles = fields<OrderFormFiles>({
  main: listOf(text),
  mainReference: listOf(text),
  figures: listOf(text),
  figureReference: listOf(text),
  tables: listOf(text),
  tableReference: listOf(text),
})

export const orderLine = fields<OrderLine>({
  serviceIdentity: text,
  quantity: number,
  deliveryTier: contract('DeliveryTier'),
  words: orNull(fields<NonNullable<OrderLine['words']>>({ min: number, max: number })),
  listPrice: number,
  price: number,
})

const placeholderFiles = fields<PlaceholderFiles>({
  title: text,
  hasManuscript: flag,
  hasFigures: flag,
  isChinese: flag,
})

export const placed = fields<OrderPlacement>({
  currency: contract('Currency'),
  lines: listOf(orderLine),
  wordCount: orNull(number),
  files: orNull(orderFormFiles),
  placeholders: orNull(placeholderFiles),
  authors: orNull(text),
  areaOfStudyId: orNull(number),
  journalUrl: orNull(text),
  answers: listOf(contract('ServiceAnswer')),
  invoiceSuppressed: flag,
})
