import { holdsText } from '../../../lib/manuscript/text-problem.ts'
import type { CommentMarker } from './comment-marker.ts'
import { editorKey, type LetterComment, unnamedReviewer } from './letter-comment.ts'
import { mentionedPlace } from './mentioned-place.ts'
import { reviewerHeading } from './reviewer-heading.ts'
import { isSectionHeading } from './section-heading.ts'
import { splitSection } from './split-section.ts'
import { tidyLetter } from './tidy-letter.ts'

type Section = { reviewer: string; lines: string[] }

function sectionsOf(text: string): { opening: string[]; sections: Section[] } {
  const opening: string[] = []
  const sections: Section[] = []
  for (const line of text.split('\n')) {
    const heading = reviewerHeading(line)
    if (heading) sections.push({ reviewer: heading.reviewer, lines: [heading.rest] })
    else (sections.at(-1)?.lines ?? opening).push(line)
  }
  return { opening, sections }
}

const commentOf = (reviewer: string, text: string): LetterComment => ({
  reviewer,
  text,
  place: mentionedPlace(text),
})

/** What the editor writes before the first reviewer stays whole: it asks for little, and is not numbered. */
function openingComment(lines: readonly string[]): LetterComment[] {
  const text = lines.filter((line) => !isSectionHeading(line)).join('\n')
  return holdsText(text) ? [commentOf(editorKey, text.replaceAll(/\n{3,}/g, '\n\n').trim())] : []
}

/** The comments of a letter in their order, by its headings, numbers, bullets or paragraphs. */
export function splitLetter(letter: string): LetterComment[] {
  const { opening, sections } = sectionsOf(tidyLetter(letter))
  const isNamed = sections.length > 0
  const all = isNamed ? sections : [{ reviewer: unnamedReviewer, lines: opening }]
  let last: CommentMarker | undefined
  const comments = all.flatMap(({ reviewer, lines }) => {
    const split = splitSection(lines, last)
    last = split.last
    return split.texts.map(({ text, reviewer: named }) =>
      commentOf(isNamed ? reviewer : (named ?? reviewer), text),
    )
  })
  return isNamed ? [...openingComment(opening), ...comments] : comments
}
