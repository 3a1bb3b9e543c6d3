import { unlessClosed } from '../../../../lib/manuscript/closed-package.ts'
import { countWordsOf } from '../../../../lib/manuscript/count-words.ts'
import { guessLanguageOf } from '../../../../lib/manuscript/guess-language.ts'
import { textParts, type WordPackage } from '../../../../lib/manuscript/package/open-package.ts'
import { textProblem } from '../../../../lib/manuscript/text-problem.ts'
import { countComments } from './count-comments.ts'
import { countUncaptioned } from './count-figures.ts'
import { findSections } from './find-sections.ts'
import { paragraphStyles } from './paragraph-styles.ts'
import type { PreflightReport } from './preflight-report.ts'
import { scanPart } from './scan-part.ts'

export const readPackage = (docx: WordPackage): PreflightReport =>
  unlessClosed(() => summaryOf(docx))

function summaryOf(docx: WordPackage): PreflightReport {
  const main = scanPart(docx.document.xml, docx.hiddenStyles)
  if (!main) return { kind: 'damaged' }
  const [, ...noteParts] = textParts(docx)
  const notes = noteParts.map(({ xml }) => scanPart(xml, docx.hiddenStyles))
  const parts = [main, ...notes.filter((part) => part !== undefined)]
  if (parts.length <= noteParts.length) return { kind: 'damaged' }
  const texts = parts.flatMap(({ blocks }) => blocks.map(({ text }) => text))
  const problem = textProblem(texts)
  if (problem) return { kind: problem }
  const roles = paragraphStyles(docx.styles?.xml)
  const { found, referenceWords } = findSections(main.blocks, roles)
  const words = countWordsOf(texts)
  return {
    kind: 'read',
    summary: {
      words,
      wordsWithoutReferences: referenceWords > 0 ? words - referenceWords : undefined,
      language: guessLanguageOf(texts).language,
      sections: found,
      comments: countComments(docx),
      changes: parts.reduce((sum, part) => sum + part.changes, 0),
      uncaptionedFigures: countUncaptioned(main.blocks, roles),
    },
  }
}
