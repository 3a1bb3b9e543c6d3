import { t } from '@lingui/core/macro'
import { array, type InferType, object, string } from 'yup'
import type { StyleOfEnglish } from '../../api/digital-editing.ts'
import type { UploadResult } from '../../ui/form/upload/uploaded-file.ts'

export type EditValues = {
  files: UploadResult[]
  styleOfEnglish: StyleOfEnglish | ''
}

export const noEdit: EditValues = { files: [], styleOfEnglish: '' }

const styles: readonly StyleOfEnglish[] = ['American English', 'British English']

export const editFormSchema = object({
  files: array<UploadResult>()
    .default([])
    .length(1, () => t`Please choose one manuscript.`),
  styleOfEnglish: string()
    .oneOf<StyleOfEnglish>(styles, () => t`Please select your preferred type of English.`)
    .required(() => t`Please select your preferred type of English.`),
})

export type EditRequest = InferType<typeof editFormSchema>
