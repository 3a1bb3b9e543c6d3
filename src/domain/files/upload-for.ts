import { ApiError } from '../../api/errors/api-failure.ts'
import type { UploadPurpose } from '../../api/files.ts'
import {
  type ResumableUpload,
  type Upload,
  WrongFileType,
} from '../../ui/form/upload/uploaded-file.ts'

/** Bytes, 5 MB: larger files are sent in pieces, so that they can go on after a break. */
const largestWhole = 5 * 2 ** 20

const whole = () => import('../../api/files/upload-file.ts')
const inPieces = () => import('../resumable-uploads/upload-in-pieces.tsx')

/** The server checks the bytes, whatever the file name. */
export function uploadFor(purpose: UploadPurpose): ResumableUpload {
  const upload: Upload = async (file, tools) => {
    const send =
      file.size > largestWhole ? (await inPieces()).uploadInPieces : (await whole()).uploadFile
    const { status, name, identity } = await send(file, { ...tools, purpose })
    if (status === 'filetype-failure') throw new WrongFileType()
    if (status === 'failure' || identity === null) {
      throw new ApiError('unreadable', 'The server did not keep the file.')
    }
    return { identity, name }
  }
  const recall = async (name: string) => (await inPieces()).recallUpload(name, purpose)
  return Object.assign(upload, { recall })
}
