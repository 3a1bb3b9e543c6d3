import { ApiError } from '../../api/errors/api-failure.ts'
import { type UploadPurpose, uploadFile } from '../../api/files.ts'
import { type Upload, WrongFileType } from '../../ui/form/upload/uploaded-file.ts'

/** The server checks the bytes, whatever the file name. */
export function uploadFor(purpose: UploadPurpose): Upload {
  return async (file, tools) => {
    const { status, name, identity } = await uploadFile(file, { ...tools, purpose })
    if (status === 'filetype-failure') throw new WrongFileType()
    if (status === 'failure' || identity === null) {
      throw new ApiError('unreadable', 'The server did not keep the file.')
    }
    return { identity, name }
  }
}
