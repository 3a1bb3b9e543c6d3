import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CompletedFile } from '../../api/files/finished-files.ts'
import { labelOf } from '../../i18n/label-of.ts'
import { hasEntry, type Listed } from '../../lib/unlisted.ts'

type Kind = Listed<CompletedFile['kind']>

const ofKind: Readonly<Record<Kind, MessageDescriptor>> = {
  editing: msg`Edited manuscript`,
  translation: msg`Translated manuscript`,
  formatting: msg`Formatted manuscript`,
  figures: msg`Formatted figure`,
  tables: msg`Formatted table`,
  journalrec: msg`Journal recommendation`,
  promotion: msg`Promotion material`,
  'plagiarism-check': msg`Plagiarism check report`,
  'cover-letter': msg`Cover letter`,
  'presubmission-review': msg`Presubmission review report`,
}

const inVersion = {
  editing: { tracked: msg`Edited, with tracked changes`, clean: msg`Edited, clean copy` },
  translation: {
    tracked: msg`Translation, with tracked changes`,
    clean: msg`Translation, clean copy`,
  },
} as const

export function fileLabel({ kind, version }: Pick<CompletedFile, 'kind' | 'version'>): string {
  if (version === null || !hasEntry(inVersion, kind)) return labelOf(ofKind, kind)
  return labelOf(inVersion[kind], version)
}

/** Whether the page can show it. */
export const isReadable = (path: string): boolean => /\.docx$/i.test(path)
