import { countWords } from '../../../../lib/manuscript/count-words.ts'
import type { StyleRoles } from './paragraph-styles.ts'
import type { SectionKind } from './preflight-report.ts'
import type { ScannedBlock } from './scan-part.ts'
import { endsReferences, sectionsOf } from './section-names.ts'

type Sections = {
  /** Each once, in reading order. */
  found: SectionKind[]
  /** Words of all lists of references with their headings. */
  referenceWords: number
}

export function findSections(blocks: readonly ScannedBlock[], roles: StyleRoles): Sections {
  const found = new Set<SectionKind>()
  let inReferences = false
  let referenceWords = 0
  for (const { text, style, inTable } of blocks) {
    const plain = text.trim()
    if (plain === '') continue
    const isHeading = roles.get(style ?? '') === 'heading'
    // A column may be called "References".
    const sections = inTable ? [] : sectionsOf(plain, isHeading)
    for (const kind of sections) found.add(kind)
    const isBoundary = isHeading || sections.length > 0 || (!inTable && endsReferences(plain))
    if (isBoundary) inReferences = sections.includes('references')
    if (inReferences) referenceWords += countWords(text)
  }
  return { found: [...found], referenceWords }
}
