import { describe, expect, it } from 'vitest'
import { openPackage, textParts } from '../../../src/lib/manuscript/package/open-package.ts'
import { CHINESE_PAPER } from '../../samples/chinese-paper.ts'
import { sampleManuscript } from '../../samples/sample-manuscript.ts'
import { SPANISH_PAPER } from '../../samples/spanish-paper.ts'
import {
  paragraphXml,
  runXml,
  writeManuscript,
  writePackage,
} from '../../samples/word/write-manuscript.ts'
import { readDocx } from '../uploads/read-docx.ts'
import { translateDocx } from './translate-docx.ts'

const firstLine = 'This is no <translation> & says so.'

async function texts(bytes: Uint8Array): Promise<string[]> {
  const read = readDocx(bytes)
  return read.kind === 'text' ? read.paragraphs : []
}

async function translated(bytes: Uint8Array, translate = (text: string) => text.toUpperCase()) {
  return translateDocx({ bytes, firstLine, translator: () => translate })
}

function structure(bytes: Uint8Array): string {
  const docx = openPackage(bytes)
  if (docx.kind !== 'open') return docx.kind
  return textParts(docx)
    .map(({ xml }) => xml.replaceAll(/>[^<]+</g, '><'))
    .join('\n')
}

describe('a translated .docx', () => {
  it.each([
    ['Spanish', writeManuscript(SPANISH_PAPER, 'es-ES')],
    ['Chinese', writeManuscript(CHINESE_PAPER, 'zh-CN')],
  ])('from %s has its paragraphs, tables and notes, and a line before them', async (_, bytes) => {
    const before = await texts(bytes)
    const after = await translated(bytes)
    expect(await texts(after)).toEqual([firstLine, ...before.map((text) => text.toUpperCase())])
    const added = '<w:p><w:r><w:t></w:t></w:r></w:p>'
    expect(structure(after)).toBe(structure(bytes).replace('<w:body>', `<w:body>${added}`))
  })

  it('has the same bytes every time', async () => {
    const bytes = writeManuscript(SPANISH_PAPER, 'es-ES')
    expect(await translated(bytes)).toEqual(await translated(bytes))
  })

  it('takes the format of the longest run, and leaves deleted text alone', async () => {
    const bold = '<w:r><w:rPr><w:b/></w:rPr><w:t>Nota: </w:t></w:r>'
    const deletion = '<w:del w:id="1" w:author="A"><w:r><w:delText>viejo</w:delText></w:r></w:del>'
    const added = '<w:ins w:id="2" w:author="A"><w:r><w:t> y nuevo</w:t></w:r></w:ins>'
    const body = paragraphXml('Normal', bold + runXml('un texto bastante largo') + deletion + added)
    const after = await translated(writePackage(body, [], 'es-ES'), () => 'One & two')
    expect(await texts(after)).toEqual([firstLine, 'One & two'])
    const xml = structure(after)
    expect(xml).toContain('<w:b/></w:rPr><w:t></w:t>')
    expect(xml).toContain('<w:delText>')
  })

  it('has the symbols of its text', async () => {
    const alpha = '<w:r><w:sym w:font="Symbol" w:char="F061"/></w:r>'
    const beta = '<w:r><w:rPr><w:rFonts w:ascii="Symbol"/></w:rPr><w:t>\uf062</w:t></w:r>'
    const body = paragraphXml('Normal', `${runXml('La ')}${alpha}-${beta}${runXml('-catenina')}`)
    const after = await translated(writePackage(body, [], 'es-ES'), (text) => `${text}!`)
    expect(await texts(after)).toEqual([firstLine, 'La αβ-catenina!'])
    expect(await structure(after)).not.toContain('w:sym')
  })

  it('throws for a file that is no .docx', async () => {
    await expect(translated(sampleManuscript('broken').bytes)).rejects.toThrow()
  })
})
