import type { ReactNode } from 'react'

/** `size` is in bytes. */
export type UploadResult = { identity: string; name: string; size?: number }

export type UploadTools = {
  /** From 0 to 1; at 1 the server processes the file. */
  onProgress: (fraction: number) => void
  signal: AbortSignal
  /** Whether the person sends the file despite HeldBack. */
  anyway?: boolean
  /** Whether the browser had kept the file. */
  isRecalled?: boolean
  show?: (shown: ShownUpload) => void
}

/** What a row shows of an upload that can go on later, in place of its progress. */
export type ShownUpload = {
  sign: ReactNode
  text: ReactNode
  actions: ReactNode
  /** Leaving the page loses nothing. */
  isKept?: boolean
  onRemove?: () => void
}

/** A file that was under way when the page was left, or what to say where the browser has lost it. */
export type RecalledUpload = { file: File } | { shown: ShownUpload }

/** What goes on after the page was left; what wraps it has to pass `recall` on. */
export type ResumableUpload = SendFile & {
  recall: (name: string) => Promise<RecalledUpload | undefined>
}

type SendFile = (file: File, tools: UploadTools) => Promise<UploadResult>

/** Rejects with WrongFileType where the server refuses the type, with HeldBack, and with ForgottenUpload. */
export type Upload = SendFile & Partial<Pick<ResumableUpload, 'recall'>>

/** Why a signal is aborted when the page is left; without it, the upload is cancelled. */
export const pageLeft = 'page left'

export class WrongFileType extends Error {
  constructor() {
    super('Filetype not allowed')
    this.name = 'WrongFileType'
  }
}

/** The file has a problem, and the person decides whether to send it. */
export class HeldBack extends Error {
  constructor() {
    super('Not uploaded')
    this.name = 'HeldBack'
  }
}

/** The server does not know the upload of a kept file any more, or it was another person's. */
export class ForgottenUpload extends Error {
  constructor() {
    super('Upload forgotten')
    this.name = 'ForgottenUpload'
  }
}

const isUploadResult = (value: unknown): value is UploadResult =>
  typeof value === 'object' && value !== null && 'identity' in value && 'name' in value

export const uploadedIn = (value: unknown): UploadResult[] =>
  Array.isArray(value) ? value.filter(isUploadResult) : []
