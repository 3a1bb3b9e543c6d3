import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SectionKind } from './docx/preflight-report.ts'

/** Sections of a manuscript. */
export const sectionNames: Record<SectionKind, MessageDescriptor> = {
  abstract: msg`Abstract`,
  introduction: msg`Introduction`,
  methods: msg`Methods`,
  results: msg({ message: 'Results', context: 'section of a manuscript' }),
  discussion: msg`Discussion`,
  conclusions: msg`Conclusions`,
  references: msg`References`,
}
