import type { MessageDescriptor } from '@lingui/core'
import type { DigitalFile, DigitalFileOptions } from '../../api/digital-files.ts'

export type DigitalFileSettings<File extends DigitalFile> = {
  options: DigitalFileOptions<File>
  /** How long a file is processed, such as "ready in about two minutes". */
  processing: MessageDescriptor
  completed: MessageDescriptor
  failed: MessageDescriptor
  /** In one line, where a page of the file says more. */
  failedInList?: MessageDescriptor
  /** Added to the name of a downloaded file: "edited". */
  savedSuffix: MessageDescriptor
  deleteTitle: MessageDescriptor
  isDeletable: (file: File) => boolean
}
