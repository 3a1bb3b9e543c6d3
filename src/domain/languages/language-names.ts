import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** By the server's number of the language. */
const languageNames: Readonly<Record<number, MessageDescriptor>> = {
  1: msg`English`,
  2: msg`Chinese`,
  3: msg`Japanese`,
  4: msg`Korean`,
  5: msg`Portuguese`,
  6: msg`Spanish`,
  7: msg`French`,
  8: msg`German`,
  9: msg`Italian`,
  10: msg`Russian`,
  11: msg`Turkish`,
}

export function languageName(
  id: number,
  englishName: string,
  translate: (message: MessageDescriptor) => string,
): string {
  const message = languageNames[id]
  return message ? translate(message) : englishName
}
