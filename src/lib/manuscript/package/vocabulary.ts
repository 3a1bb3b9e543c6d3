import type { WordPackage } from './open-package.ts'

/** Namespaces of the two forms of a .docx (ECMA-376). */
const transitional = {
  word: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  relations: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
}
const strict = {
  word: 'http://purl.oclc.org/ooxml/wordprocessingml/main',
  relations: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
}

export const vocabularyOf = ({ document }: Pick<WordPackage, 'document'>) =>
  document.xml.includes(strict.word) ? strict : transitional
