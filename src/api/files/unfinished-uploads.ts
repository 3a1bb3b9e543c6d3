import type { Answers } from '../answer-types.ts'
import { client, unwrap } from '../client.ts'
import type { components } from '../generated/schema.gen.ts'

export type UnfinishedUpload = Answers['UnfinishedUpload']

type UploadStart = components['schemas']['UploadStart']

type UploadPiece = components['schemas']['UploadPiece']

type Upload = { identity: string; signal?: AbortSignal }

function formOf({ piece, checksum }: UploadPiece) {
  const form = new FormData()
  form.append('piece', piece)
  form.append('checksum', checksum)
  return form
}

/** An unfinished upload of the same file goes on. */
export const beginUpload = (body: UploadStart, signal: AbortSignal) =>
  unwrap(client.POST('/api/upload', { body, signal }))

export const getUpload = ({ identity, signal }: Upload) =>
  unwrap(client.GET('/api/upload/{identity}', { params: { path: { identity } }, signal }))

export const sendUploadPiece = (
  { identity, signal }: Upload,
  { offset, ...body }: UploadPiece & { offset: number },
) =>
  unwrap(
    client.PUT('/api/upload/{identity}/piece', {
      params: { path: { identity }, query: { offset } },
      body,
      bodySerializer: formOf,
      signal,
    }),
  )

export const finishUpload = ({ identity, signal }: Upload) =>
  unwrap(client.POST('/api/upload/{identity}/finish', { params: { path: { identity } }, signal }))

export const cancelUpload = ({ identity, signal }: Upload) =>
  unwrap(client.DELETE('/api/upload/{identity}', { params: { path: { identity } }, signal }))
