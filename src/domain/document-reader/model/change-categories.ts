/** What is corrected, where the file says it; else what is done to the text. */
export type ChangeCategory =
  | 'spelling'
  | 'grammar'
  | 'phrasing'
  | 'punctuation'
  | 'word-choice'
  | 'insertion'
  | 'deletion'
  | 'replacement'
  | 'move'
  | 'format'
