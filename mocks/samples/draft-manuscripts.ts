import { cropField } from './prose/crop-field.ts'
import { PLANTED_ERRORS, plantError } from './prose/plant-errors.ts'
import { writePaper } from './prose/write-paper.ts'
import type { ManuscriptBlock } from './word/manuscript-blocks.ts'
import { writeManuscript } from './word/write-manuscript.ts'

/** How many of twenty sentences have an error that the drafts share. */
const sharedErrors = { first: 18, second: 9, third: 14, fourth: 5, fifth: 1 }

export type DraftName = keyof typeof sharedErrors

export const draftNames = ['first', 'second', 'third', 'fourth', 'fifth'] as const

const field = {
  ...cropField,
  title: 'Emergence and Early Growth of Winter Wheat after a Dry Autumn',
}

const neverWrong = 1_000_000
const sentencesWithOwnError = 23

function withError(sentence: string, number: number): string {
  const wrong = PLANTED_ERRORS.flatMap((error) => plantError(sentence, error) ?? [])
  return wrong[number % wrong.length] ?? sentence
}

function isWrong(draft: DraftName, number: number): boolean {
  if ((number * 7) % 20 < sharedErrors[draft]) return true
  return number % sentencesWithOwnError === draftNames.indexOf(draft)
}

/** Drafts of one paper: errors are corrected from one to the next, some come back and some are new. */
export function draftManuscript(draft: DraftName): Uint8Array {
  const blocks = writePaper({
    seed: 'drafts of wheat',
    field,
    words: 2_000,
    errorEvery: neverWrong,
  })
  const end = blocks.findIndex((block) => block.kind === 'heading' && block.text === 'References')
  let number = 0
  const written = blocks.map((block, at): ManuscriptBlock => {
    if (block.kind !== 'body' || at > end) return block
    const sentences = block.text.split(/(?<=[.]) (?=[A-Z])/).map((sentence) => {
      number += 1
      return isWrong(draft, number) ? withError(sentence, number) : sentence
    })
    return { ...block, text: sentences.join(' ') }
  })
  return writeManuscript(written, 'en-US')
}
