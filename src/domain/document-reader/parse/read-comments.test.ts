import { describe, expect, it } from 'vitest'
import { p, r } from './test-docx.ts'
import { readTestDocx } from './test-reading.ts'

describe('comments', () => {
  const comment = (id: number, text: string, paraId = '') =>
    `<w:comment w:id="${id}" w:author="Bo" w:date="2026-11-02T10:00:00Z">${text
      .split('|')
      .map((one) => `<w:p w14:paraId="${paraId}">${r(one)}</w:p>`)
      .join('')}</w:comment>`
  const start = (id: number) => `<w:commentRangeStart w:id="${id}"/>`
  const end = (id: number) =>
    `<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`

  it('follow the order of their anchors, and cover their text', () => {
    const body = p(
      r('a') + start(7) + r('b') + start(2) + r('c') + end(7) + r('d') + end(2) + r('e'),
    )
    const { outline, blocks } = readTestDocx({
      body,
      comments: comment(2, 'Two') + comment(7, 'One|more'),
    })
    expect(outline.comments.map(({ paragraphs }) => paragraphs)).toEqual([['One', 'more'], ['Two']])
    expect(blocks).toMatchObject([
      {
        spans: [
          { text: 'a' },
          { text: 'b', comments: [0], opens: [0] },
          { text: 'c', comments: [0, 1], opens: [1] },
          { text: 'd', comments: [1] },
          { text: 'e' },
        ],
      },
    ])
  })

  it('show symbols as the characters of their font', () => {
    const symbol = '<w:r><w:sym w:font="Symbol" w:char="F061"/></w:r>'
    const comments = `<w:comment w:id="0">${p(r('Why ') + symbol + r('?'))}</w:comment>`
    const point = '<w:r><w:commentReference w:id="0"/></w:r>'
    const { outline } = readTestDocx({ body: p(r('a') + point), comments })
    expect(outline.comments.map(({ paragraphs }) => paragraphs)).toEqual([['Why α?']])
  })

  it('can be on a point, and at the end of a paragraph', () => {
    const point = '<w:r><w:commentReference w:id="0"/></w:r>'
    const { blocks } = readTestDocx({ body: p(r('a') + point), comments: comment(0, 'Why?') })
    expect(blocks).toMatchObject([{ spans: [{ text: 'a' }, { text: '', opens: [0] }] }])
  })

  it('are answered and resolved', () => {
    const body = p(start(0) + start(1) + r('a') + end(0) + end(1))
    const comments = comment(0, 'Why?', 'A1') + comment(1, 'Because.', 'B2')
    const commentsExtended =
      '<w15:commentEx w15:paraId="A1" w15:done="1"/><w15:commentEx w15:paraId="B2" w15:paraIdParent="A1" w15:done="0"/>'
    expect(readTestDocx({ body, comments, commentsExtended }).outline.comments).toMatchObject([
      { isReply: false, isResolved: true, author: 'Bo' },
      { isReply: true, isResolved: false },
    ])
  })

  it('without an anchor, or an anchor without a comment, are left out', () => {
    const { outline } = readTestDocx({
      body: p(start(4) + r('a') + end(4)),
      comments: comment(5, 'Lost'),
    })
    expect(outline.comments).toEqual([])
  })
})
