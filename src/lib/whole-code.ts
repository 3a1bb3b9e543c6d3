/** A code that no line breaks after its hyphens. */
export const wholeCode = (code: string): string => code.replaceAll('-', '-\u2060')
