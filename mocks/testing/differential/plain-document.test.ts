import { describe, expect, it } from 'vitest'
import { sampleManuscript } from '../../samples/sample-manuscript.ts'
import { plainDocument } from './plain-document.ts'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

describe('the compared content of a document', () => {
  it('is the text of each part of a .docx', async () => {
    const { bytes } = sampleManuscript('english-3000')
    const text = expect.stringContaining('<w:p>')
    expect(await plainDocument(word, bytes)).toMatchObject({ parts: { 'word/document.xml': text } })
  })

  it('is more than the length: a changed byte is seen', async () => {
    const image = (last: number) => plainDocument('image/png', new Uint8Array([1, 2, last]))
    expect(await image(3)).toEqual(await image(3))
    expect(await image(3)).not.toEqual(await image(4))
  })

  it('is the text of a page, and requires a zip where one is named', async () => {
    const html = new TextEncoder().encode('<!doctype html>')
    expect(await plainDocument('text/html; charset=utf-8', html)).toBe('<!doctype html>')
    await expect(plainDocument(word, html)).rejects.toThrow('is none')
  })
})
