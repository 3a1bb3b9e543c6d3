import { t } from '@lingui/core/macro'
import { object, string } from 'yup'
import { tidyText } from '../../../lib/tidy-text.ts'

export type CertificateValues = { title: string; authors: string }

/** In characters, as in the contract. */
export const longestTitle = 512
export const longestAuthors = 1000

/** On one line, as it is printed. */
const oneLine = () =>
  string().transform((text: unknown) =>
    typeof text === 'string' ? tidyText(text).replaceAll(/\s+/g, ' ') : text,
  )

const isUpTo = (limit: number) => (text: string) => [...text].length <= limit

export const certificateSchema = object({
  title: oneLine()
    .required(() => t`Please enter your project title.`)
    .test(
      'length',
      () => t`Please shorten the title to at most ${longestTitle} characters.`,
      isUpTo(longestTitle),
    ),
  authors: oneLine()
    .required(() => t`Please enter your project authors.`)
    .test(
      'length',
      () => t`Please shorten the authors to at most ${longestAuthors} characters.`,
      isUpTo(longestAuthors),
    ),
})
