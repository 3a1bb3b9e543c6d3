export type LetterComment = {
  /** A number or a letter, `editor`, or empty where the letter names nobody. */
  reviewer: string
  text: string
  /** As the comment says it, such as "page 4, line 112". */
  place: string
}

export const editorKey = 'editor'

export const unnamedReviewer = ''
