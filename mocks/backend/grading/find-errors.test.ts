import { expect, it } from 'vitest'
import { sampleManuscript } from '../../samples/sample-manuscript.ts'
import { readDocx } from '../uploads/read-docx.ts'
import { findErrors } from './find-errors.ts'
import { gradedText, PARAGRAPH_GAP } from './graded-text.ts'

const { bytes, fileName: name } = sampleManuscript('english-3000')

it('finds errors within paragraphs, at their places in the whole manuscript', async () => {
  const read = readDocx(bytes)
  const paragraphs = read.kind === 'text' ? read.paragraphs : []
  const { english, englishIndexes } = await gradedText(paragraphs)
  const gap = english.indexOf(PARAGRAPH_GAP)
  const second = paragraphs[englishIndexes[1] ?? 0] ?? ''
  const at = (start: number, end: number) => ({
    ...{ kind: 'Style', message: '', suggestions: [] },
    ...{ start, end },
  })
  const start = gap + PARAGRAPH_GAP.length
  const findings = [
    at(gap - 1, gap + 1),
    at(gap, gap + 2),
    at(gap + 1, start + 4),
    at(start, start + 4),
  ]
  const found = await findErrors({
    ...{ bytes, name, dialect: 'american' },
    proofreader: { findings: async () => findings },
  })
  const whole = paragraphs.join(PARAGRAPH_GAP)
  const texts =
    found.kind === 'found' ? found.findings.map((one) => whole.slice(one.start, one.end)) : []
  expect(texts).toEqual([second.slice(0, 4)])
})
