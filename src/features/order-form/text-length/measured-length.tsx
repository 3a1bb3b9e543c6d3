import { Plural } from '@lingui/react/macro'
import { languageIdOf } from '../../../domain/languages/language-codes.ts'

const withoutSpaces = ['zh', 'ja'].map(languageIdOf)

type Props = {
  wordCount: number
  /** The number of the manuscript's language. */
  language: number | null | undefined
}

/** Texts without spaces between words are measured in characters. */
export function MeasuredLength({ wordCount, language }: Props) {
  return withoutSpaces.includes(language ?? undefined) ? (
    <Plural value={wordCount} one="# character" other="# characters" />
  ) : (
    <Plural value={wordCount} one="# word" other="# words" />
  )
}
