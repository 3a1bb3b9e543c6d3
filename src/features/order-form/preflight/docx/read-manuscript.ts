import type { DocxPackage } from '../../../../domain/docx/open-package.ts'
import { countWordsOf } from '../../../../lib/manuscript/count-words.ts'
import { guessLanguageOf } from '../../../../lib/manuscript/guess-language.ts'
import { countComments } from './count-comments.ts'
import { countUncaptioned } from './count-figures.ts'
import { findSections } from './find-sections.ts'
import { paragraphStyles } from './paragraph-styles.ts'
import type { PreflightReport } from './preflight-report.ts'
import { scanPart } from './scan-part.ts'

/** What is worth knowing of an opened .docx before it is uploaded. */
export function readPackage(docx: DocxPackage): PreflightReport {
  const main = scanPart(docx.document)
  if (!main) return { kind: 'damaged' }
  const noteParts = [docx.footnotes, docx.endnotes].filter((part) => part !== undefined)
  const notes = noteParts.map(scanPart)
  const parts = [main, ...notes.filter((part) => part !== undefined)]
  if (parts.length <= noteParts.length) return { kind: 'damaged' }
  const texts = parts.flatMap(({ blocks }) => blocks.map(({ text }) => text))
  if (!texts.some((text) => /[\p{L}\p{N}]/u.test(text))) return { kind: 'empty' }
  const roles = paragraphStyles(docx.styles)
  const { found, referenceWords } = findSections(main.blocks, roles)
  const words = countWordsOf(texts)
  return {
    kind: 'read',
    summary: {
      words,
      wordsWithoutReferences: referenceWords > 0 ? words - referenceWords : undefined,
      language: guessLanguageOf(texts).language,
      sections: found,
      comments: countComments(docx.comments, docx.commentStates),
      changes: parts.reduce((sum, part) => sum + part.changes, 0),
      uncaptionedFigures: countUncaptioned(main.blocks, roles),
    },
  }
}
