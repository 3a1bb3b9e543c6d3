import { ApiError } from '../../../api/errors/api-failure.ts'
import { randomKey } from '../../../lib/browser/random-key.ts'
import { chosenState, type FailedState, type FileEntry, type FileLimits } from './file-entries.ts'
import { ForgottenUpload, HeldBack, type UploadResult, WrongFileType } from './uploaded-file.ts'

export const toEntry = (file: File, limits: FileLimits): FileEntry => ({
  id: randomKey(),
  name: file.name,
  file,
  progress: 0,
  state: chosenState(file, limits),
})

export const fromName = (name: string): FileEntry => ({
  id: randomKey(),
  name,
  progress: 0,
  state: 'remembered',
})

export const fromUploaded = (uploaded: UploadResult): FileEntry => ({
  id: uploaded.identity,
  name: uploaded.name,
  progress: 1,
  state: 'done',
  uploaded,
})

export function failedState(error: unknown): FailedState {
  if (error instanceof WrongFileType) return 'wrong-type'
  if (error instanceof HeldBack) return 'held'
  if (error instanceof ForgottenUpload) return 'remembered'
  return error instanceof ApiError && error.status === 413 ? 'too-large' : 'failed'
}
