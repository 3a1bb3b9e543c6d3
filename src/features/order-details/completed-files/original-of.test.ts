import { expect, it } from 'vitest'
import { originalOf } from './original-of.ts'

const file = (name: string, kind: 'manuscript' | 'figure' = 'manuscript') => ({
  identity: name,
  name,
  kind,
})
const translation = (name: string, kind: 'translation' | 'editing' = 'translation') =>
  ({ key: 'a', path: `Translation/${name}`, kind, version: 'clean' }) as const

it.each([
  ['the only manuscript', translation('X (clean).docx'), [file('城市.docx')], '城市.docx'],
  [
    'the one of its name',
    translation('Diques (clean).docx'),
    [file('Anexo.docx'), file('Diques.docx'), file('Mapa.tiff', 'figure')],
    'Diques.docx',
  ],
  [
    'the longer name',
    translation('Diques 2 (tracked changes).docx'),
    [file('Diques.docx'), file('Diques 2.docx')],
    'Diques 2.docx',
  ],
  ['none in an older format', translation('X (clean).docx'), [file('X.doc')], undefined],
  ['none for an edit', translation('X (clean).docx', 'editing'), [file('X.docx')], undefined],
  ['none for another format', translation('X.pdf'), [file('X.docx')], undefined],
  ['none without files', translation('X (clean).docx'), [], undefined],
  [
    'none of several with other names',
    translation('X (clean).docx'),
    [file('A.docx'), file('B.docx')],
    undefined,
  ],
])('%s', (_, finished, files, name) => {
  expect(originalOf(finished, files)?.name).toBe(name)
})
