import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** By the id of a question or a choice. */
export const bundleQuestionLabels: Readonly<Record<string, MessageDescriptor>> = {
  'bundle-needs': msg`What does your manuscript need?`,
  'need-language': msg`Correct and clear English`,
  'need-science': msg`Advice on argument and methods`,
  'need-guidance': msg`Support until a journal accepts it`,
  'need-journal': msg`Help choosing a journal`,
  'need-format': msg`Formatting for a journal`,
  'need-review': msg`A review before it goes to a journal`,
  'need-pictures': msg`Figures or a video`,
  'bundle-tables': msg`I have tables to format`,
  'bundle-table-count': msg`How many tables?`,
  'bundle-journal-known': msg`I know my target journal`,
  'bundle-journal': msg`Target journal`,
}

/** What is unknown here keeps the server's English. */
export function bundleQuestionLabel(
  { id, term }: { id: string; term: string },
  translate: (message: MessageDescriptor) => string,
): string {
  const message = bundleQuestionLabels[id]
  return message ? translate(message) : term
}
