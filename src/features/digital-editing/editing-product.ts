import { msg } from '@lingui/core/macro'
import { type DigitalEdit, digitalEditOptions } from '../../api/digital-editing.ts'
import { isProcessing } from '../../api/digital-files.ts'
import type { DigitalFileSettings } from '../../domain/digital-files/digital-product.ts'

export const editingProduct: DigitalFileSettings<DigitalEdit> = {
  options: digitalEditOptions,
  processing: msg`ready in about two minutes`,
  completed: msg`ready to download, with tracked changes`,
  failed: msg`we couldn’t edit this file. It may be empty, damaged or protected by a password. Please delete it and upload a .docx file without a password.`,
  failedInList: msg`delete it and upload an intact .docx file without a password`,
  savedSuffix: msg`edited`,
  deleteTitle: msg`Delete this edit?`,
  isDeletable: (edit) => !isProcessing(edit),
}
