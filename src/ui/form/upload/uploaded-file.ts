/** `size` is in bytes. */
export type UploadResult = { identity: string; name: string; size?: number }

export type UploadTools = {
  /** From 0 to 1; at 1 the server processes the file. */
  onProgress: (fraction: number) => void
  signal: AbortSignal
  /** Whether the person sends the file despite HeldBack. */
  anyway?: boolean
}

/** Rejects with WrongFileType where the server refuses the type, and with HeldBack. */
export type Upload = (file: File, tools: UploadTools) => Promise<UploadResult>

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

const isUploadResult = (value: unknown): value is UploadResult =>
  typeof value === 'object' && value !== null && 'identity' in value && 'name' in value

export const uploadedIn = (value: unknown): UploadResult[] =>
  Array.isArray(value) ? value.filter(isUploadResult) : []
