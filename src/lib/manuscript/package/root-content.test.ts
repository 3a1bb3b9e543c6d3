import { expect, it } from 'vitest'
import { withRootContent } from './root-content.ts'

it.each([
  ['<a><b/></a>', '<a><b/><c/></a>'],
  ['<a></a>', '<a><c/></a>'],
  ['<a/>', '<a><c/></a>'],
  ['<x:a xmlns:x="u" b="1" />\n', '<x:a xmlns:x="u" b="1" ><c/></x:a>\n'],
  [
    '<?xml version="1.0"?><!-- <a/> --><a><a/></a ><!-- end -->',
    '<?xml version="1.0"?><!-- <a/> --><a><a/><c/></a><!-- end -->',
  ],
])('appends to the root of %s', (xml, expected) => {
  expect(withRootContent(xml, (before) => `${before}<c/>`)).toBe(expected)
})

it('leaves out what was there, and refuses malformed XML', () => {
  expect(withRootContent('<a>b<c/></a>', () => '')).toBe('<a></a>')
  expect(withRootContent('<a><b></a>', () => '')).toBeUndefined()
})
