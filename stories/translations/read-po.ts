import { parsePoFile } from '@lingui/format-po'

export type PoMessage = { id: string; context: string; translation: string; files: string[] }

/** Without the header and obsolete messages. */
export function messagesOf(po: string): PoMessage[] {
  return parsePoFile(po)
    .items.filter(({ obsolete }) => !obsolete)
    .map(({ msgid, msgctxt, msgstr, references }) => ({
      id: msgid,
      context: msgctxt ?? '',
      translation: msgstr[0] ?? '',
      files: references,
    }))
}
