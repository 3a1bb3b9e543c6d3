import type { MessageDescriptor } from '@lingui/core'
import type { DigitalFile, DigitalFileOptions } from '../../api/digital-files.ts'

/** What the files of one product are called, and what may be done with them. */
export type DigitalFileSettings<File extends DigitalFile> = {
  options: DigitalFileOptions<File>
  /** How long a file is processed, such as "ready in about two minutes". */
  processing: MessageDescriptor
  /** What a finished file is. */
  completed: MessageDescriptor
  /** Why there is no result, and what to do. */
  failed: MessageDescriptor
  /** Added to the name of a downloaded file: "edited". */
  savedSuffix: MessageDescriptor
  /** A question: "Delete this edit?" */
  deleteTitle: MessageDescriptor
  isDeletable: (file: File) => boolean
}
