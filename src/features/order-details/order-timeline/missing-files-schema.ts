import { t } from '@lingui/core/macro'
import { array, object } from 'yup'
import type { UploadResult } from '../../../ui/form/upload/uploaded-file.ts'
import type { AwaitedFiles } from './awaited-files.ts'

const files = () => array<UploadResult>().default([])

export function missingFilesSchema({ text }: AwaitedFiles) {
  return object({
    mainFiles: text ? files().min(1, () => t`Please choose your manuscript.`) : files(),
    figureFiles: text ? files() : files().min(1, () => t`Please choose your figures.`),
    referenceFiles: files(),
  })
}
