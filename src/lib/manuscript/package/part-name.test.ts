import { expect, it } from 'vitest'
import { partKey, relationsName, targetName } from './part-name.ts'

it.each([
  ['comments.xml', 'word/document.xml', 'word/comments.xml'],
  ['./comments.xml', 'word/document.xml', 'word/comments.xml'],
  ['../notes/foot.xml', 'word/document.xml', 'notes/foot.xml'],
  ['/word/comments.xml', 'word/document.xml', 'word/comments.xml'],
  ['media\\image1.png', 'word/document.xml', 'word/media/image1.png'],
  ['../../comments.xml', 'word/document.xml', 'comments.xml'],
  ['word/document.xml', '', 'word/document.xml'],
  ['comments.xml#top', 'document.xml', 'comments.xml'],
])('resolves %s from %s', (target, source, expected) => {
  expect(targetName(target, source)).toBe(expected)
})

it.each([
  ['Word/Document.xml', 'word/document.xml'],
  ['word\\document.xml', 'word/document.xml'],
  ['/word/document.xml', 'word/document.xml'],
  ['word/my notes.xml', 'word/my%20notes.xml'],
  ['word/été.xml', 'word/%C3%A9t%C3%A9.xml'],
])('compares %s with %s', (name, other) => {
  expect(partKey(name)).toBe(partKey(other))
})

it('names the list of a part’s relations', () => {
  expect(relationsName('word/document.xml')).toBe('word/_rels/document.xml.rels')
  expect(relationsName('')).toBe('_rels/.rels')
})
