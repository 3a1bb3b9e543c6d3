/** Up to its full stop, with a question before it; a text without one as a whole. */
export const firstSentence = (text: string): string =>
  /^.*?(?:\.(?=\s)|。)/su.exec(text)?.[0] ?? text
