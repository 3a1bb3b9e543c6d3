import type { Answers } from '../answer-types.ts'
import { apiBase } from '../client.ts'
import { ApiError } from '../errors/api-failure.ts'
import { refusalWithMessages } from '../errors/refusal-messages.ts'
import type { UploadPurpose } from '../files.ts'
import { timeOut } from '../galley-client.ts'

type UploadedFile = Answers['UploadedFile']

type UploadOptions = {
  /** Receives the sent share, from 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
  purpose?: UploadPurpose
}

function isUploadedFile(answer: unknown): answer is UploadedFile {
  return typeof answer === 'object' && answer !== null && 'status' in answer && 'identity' in answer
}

async function read(request: XMLHttpRequest): Promise<UploadedFile> {
  if (request.status < 200 || request.status > 299) {
    throw new ApiError('status', request.statusText, request.status)
  }
  let answer: unknown
  try {
    answer = JSON.parse(request.responseText)
  } catch {
    throw new ApiError('unreadable', 'The answer is no JSON.')
  }
  const refusal = await refusalWithMessages(answer)
  if (refusal) throw refusal
  if (!isUploadedFile(answer)) throw new ApiError('unreadable', 'The answer is of another shape.')
  return answer
}

/** Uses XMLHttpRequest for progress; rejects with the signal's reason when aborted. */
export function uploadFile(file: File, { onProgress, signal, purpose }: UploadOptions = {}) {
  return new Promise<UploadedFile>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${apiBase}/api/file`)
    request.withCredentials = true
    request.onerror = () => reject(new ApiError('network', 'The upload broke off.'))
    request.onabort = () => reject(signal?.reason)
    request.onload = () => resolve(read(request))
    if (signal?.aborted) return reject(signal.reason)
    const callOff = () => request.abort()
    signal?.addEventListener('abort', callOff)
    let late: ReturnType<typeof setTimeout> | undefined
    // Uploads may take any time, but fail when no bytes move.
    const wait = () => {
      clearTimeout(late)
      late = setTimeout(() => {
        reject(new ApiError('time-out', 'The upload was not answered.'))
        request.abort()
      }, timeOut)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      wait()
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    request.upload.onload = wait
    wait()
    request.onloadend = () => {
      clearTimeout(late)
      signal?.removeEventListener('abort', callOff)
    }
    const form = new FormData()
    form.append('file', file)
    if (purpose) form.append('purpose', purpose)
    request.send(form)
  })
}
