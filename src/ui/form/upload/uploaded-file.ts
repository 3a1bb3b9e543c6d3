/** `size` is in bytes. */
export type UploadResult = { identity: string; name: string; size?: number }

export type UploadTools = {
  /** From 0 to 1; at 1 the server processes the file. */
  onProgress: (fraction: number) => void
  /** Aborted when the file is removed. */
  signal: AbortSignal
}

/** Rejects with WrongFileType where the server refuses the type. */
export type Upload = (file: File, tools: UploadTools) => Promise<UploadResult>

export class WrongFileType extends Error {
  constructor() {
    super('Filetype not allowed')
    this.name = 'WrongFileType'
  }
}
