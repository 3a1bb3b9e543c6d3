import { Plural } from '@lingui/react/macro'
import { languagesWithoutSpaces } from '../../../domain/languages/languages-without-spaces.ts'

type Props = {
  wordCount: number
  /** The number of the manuscript's language. */
  language: number | null | undefined
}

/** Texts without spaces between words are measured in characters. */
export function MeasuredLength({ wordCount, language }: Props) {
  return languagesWithoutSpaces.includes(language) ? (
    <Plural value={wordCount} one="# character" other="# characters" />
  ) : (
    <Plural value={wordCount} one="# word" other="# words" />
  )
}
