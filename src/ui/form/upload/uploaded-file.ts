/** A file that the server has taken: what a form sends on. `size` is in bytes. */
export type UploadedFile = { identity: string; name: string; size?: number }

export type UploadTools = {
  /** How much is sent, from 0 to 1; at 1 the server is looking at the file. */
  onProgress: (fraction: number) => void
  /** Aborted when the person takes the file away. */
  signal: AbortSignal
}

/** Sends one file. Rejects with WrongFileType where the server does not take such files. */
export type Upload = (file: File, tools: UploadTools) => Promise<UploadedFile>

export class WrongFileType extends Error {
  constructor() {
    super('Filetype not allowed')
    this.name = 'WrongFileType'
  }
}
