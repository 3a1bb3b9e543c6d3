import { t } from '@lingui/core/macro'
import { object, string } from 'yup'
import { titleSchema } from '../../../domain/manuscripts/title-schema.ts'
import { tidyText } from '../../../lib/tidy-text.ts'

export type CertificateValues = { title: string; authors: string }

/** In characters, as in the contract. */
export const longestAuthors = 1000

/** As it is printed. */
const onOneLine = (text: unknown) =>
  typeof text === 'string' ? tidyText(text).replaceAll(/\s+/g, ' ') : text

export const certificateSchema = object({
  title: titleSchema().transform(onOneLine),
  authors: string()
    .transform(onOneLine)
    .required(() => t`Please enter your project authors.`)
    .test(
      'length',
      () => t`Please shorten the authors to at most ${longestAuthors} characters.`,
      (authors) => [...authors].length <= longestAuthors,
    ),
})
