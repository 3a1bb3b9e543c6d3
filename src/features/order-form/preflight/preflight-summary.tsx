import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { languageIdOf } from '../../../domain/languages/language-codes.ts'
import { languageName } from '../../../domain/languages/language-names.ts'
import { formatList } from '../../../i18n/format-list.ts'
import { Announced } from '../../../ui/page/announced.tsx'
import { MetaLine } from '../../../ui/page/meta-line.tsx'
import { MeasuredLength } from '../text-length/measured-length.tsx'
import type { ManuscriptSummary, SectionKind } from './docx/preflight-report.ts'
import type { KnownReport } from './known-reports.ts'
import { PreflightNotes } from './preflight-notes.tsx'
import styles from './preflight-summary.module.css'

const sectionNames: Record<SectionKind, MessageDescriptor> = {
  abstract: msg`Abstract`,
  introduction: msg`Introduction`,
  methods: msg`Methods`,
  results: msg({ message: 'Results', context: 'section of a manuscript' }),
  discussion: msg`Discussion`,
  conclusions: msg`Conclusions`,
  references: msg`References`,
}

function SummaryLength({ summary }: { summary: ManuscriptSummary }) {
  const { words: wordCount, wordsWithoutReferences: text, language } = summary
  const length = <MeasuredLength wordCount={wordCount} language={languageIdOf(language)} />
  if (text === undefined) return length
  return (
    <Trans>
      {length}, <Plural value={text} one="# without references" other="# without references" />
    </Trans>
  )
}

function Facts({ summary }: { summary: ManuscriptSummary }) {
  const { i18n } = useLingui()
  const language = languageIdOf(summary.language)
  const sections = summary.sections.map((kind) => i18n._(sectionNames[kind]))
  return (
    <p className={styles.facts}>
      <MetaLine>
        <SummaryLength summary={summary} />
        {language ? languageName(language, '', (message) => i18n._(message)) : null}
        {sections.length > 0 ? formatList(sections, { language: i18n.locale }) : null}
      </MetaLine>
    </p>
  )
}

/** Beneath a file's status. There before the file is read, so that what was found is announced. */
export function PreflightSummary({ report }: { report: KnownReport | undefined }) {
  if (!report) return null
  return (
    <Announced>
      {report.kind === 'read' ? <Facts summary={report.summary} /> : null}
      <PreflightNotes report={report} />
    </Announced>
  )
}
