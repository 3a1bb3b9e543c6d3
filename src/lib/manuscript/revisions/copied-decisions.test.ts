import { expect, it } from 'vitest'
import { decideRevisions } from './decide-revisions.ts'
import type { Decision } from './revisions.ts'

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const r = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
const ins = (id: number, text: string) => `<w:ins w:id="${id}">${r(text)}</w:ins>`
const del = (id: number, text: string) =>
  `<w:del w:id="${id}"><w:r><w:delText>${text}</w:delText></w:r></w:del>`
const p = (content: string) => `<w:p>${content}</w:p>`
const alternatives = (shown: string, copy: string) =>
  `<w:body xmlns:w="${main}"><mc:AlternateContent xmlns:mc="mc"><mc:Choice>${shown}</mc:Choice><mc:Fallback>${copy}</mc:Fallback></mc:AlternateContent></w:body>`
const whereShown = (xml: string, decision: Decision) => (at: number) =>
  at < xml.indexOf('Fallback') ? decision : undefined

it('decides the copies of what was decided', () => {
  const content = p(ins(1, 'a') + del(2, 'b'))
  const xml = alternatives(content, content)
  expect(decideRevisions(xml, whereShown(xml, 'rejected'))).toBe(alternatives(p(r('b')), p(r('b'))))
})

it.each<[string, string, Decision | undefined, string]>([
  ['as what is shown beside it', del(2, 'b'), undefined, p('')],
  ['as all that is shown', '', 'accepted', p('')],
  ['not while some changes are open', '', undefined, p(del(1, 'a'))],
])('decides a copy of nothing %s', (_, shown, ofAll, expected) => {
  const xml = alternatives(p(shown), p(del(1, 'a')))
  expect(decideRevisions(xml, whereShown(xml, 'accepted'), ofAll)).toBe(
    alternatives(p(''), expected),
  )
})
