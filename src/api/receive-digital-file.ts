import { unwrap } from './client.ts'
import { ApiError } from './errors/api-failure.ts'

export type FileAnswer = Parameters<typeof unwrap<Blob>>[0]

export class FileArchived extends Error {}

const isArchived = (error: unknown) => error instanceof ApiError && error.status === 404

/** An archived file is answered by 404, or by JSON in place of the file. */
export async function receiveDigitalFile(call: FileAnswer): Promise<Blob> {
  try {
    const content = await unwrap(call)
    if (!content.type.startsWith('application/json')) return content
  } catch (error) {
    if (!isArchived(error)) throw error
  }
  throw new FileArchived()
}
