import type { OrderDetails } from '../../../api/orders.ts'
import type { UploadResult } from '../../../ui/form/upload/uploaded-file.ts'

type Order = Pick<OrderDetails, 'services' | 'hasFigures'>

/** Which kinds of files the ordered services work on. Staff may send figures of any order. */
export function awaitedFilesOf({ services, hasFigures }: Order, { isStaff }: { isStaff: boolean }) {
  const text = services.some(({ fileType }) => fileType === 'manuscript')
  const figures = hasFigures || services.some(({ fileType }) => fileType === 'figures')
  return { text: text || !figures, figures: figures || isStaff }
}

export type AwaitedFiles = ReturnType<typeof awaitedFilesOf>

export type MissingFilesValues = {
  mainFiles: UploadResult[]
  figureFiles: UploadResult[]
  referenceFiles: UploadResult[]
}

export const noMissingFiles: MissingFilesValues = {
  mainFiles: [],
  figureFiles: [],
  referenceFiles: [],
}

const identities = (files: readonly UploadResult[]) => files.map(({ identity }) => identity)

export function orderFilesOf(values: MissingFilesValues, { text, figures }: AwaitedFiles) {
  const references = text ? 'mainReferenceFiles' : 'figureReferenceFiles'
  const lists = {
    mainFiles: text ? identities(values.mainFiles) : [],
    figureFiles: figures ? identities(values.figureFiles) : [],
    [references]: identities(values.referenceFiles),
  }
  return Object.fromEntries(Object.entries(lists).filter(([, files]) => files.length > 0))
}
