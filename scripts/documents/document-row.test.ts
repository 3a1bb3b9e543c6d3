import { expect, it } from 'vitest'
import { sampleManuscript } from '../../mocks/samples/sample-manuscript.ts'
import { documentRow } from './document-row.ts'
import { documentLine } from './show-documents.ts'

const rowOf = async (name: Parameters<typeof sampleManuscript>[0]) => {
  const { fileName, bytes } = sampleManuscript(name)
  return { ...(await documentRow(fileName, bytes)), milliseconds: 1 }
}

it('counts words by language, notes, comments and changes of a .docx', async () => {
  const row = await rowOf('spanish')
  expect(row).toMatchObject({ refused: undefined, language: 'es', noteWords: 9, comments: 0 })
  expect(Object.keys(row.wordsByLanguage)).toEqual(['es', 'en'])
  expect(await rowOf('tracked-changes')).toMatchObject({ changes: 8 })
})

it('says of a .doc what its reader tells', async () => {
  expect(documentLine(await rowOf('doc'))).toBe(
    'From an older Word.doc                       218      -        -       -      1  en 218',
  )
})

it('says why a file is refused', async () => {
  expect(documentLine(await rowOf('locked'))).toMatch(/refused: locked$/)
  expect(documentLine(await rowOf('broken'))).toMatch(/refused: damaged$/)
})
