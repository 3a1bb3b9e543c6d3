import { describe, expect, it } from 'vitest'
import { findSections } from './find-sections.ts'
import type { ScannedBlock } from './scan-part.ts'

const roles = new Map([['H1', 'heading']] as const)
const text = (content: string): ScannedBlock => ({
  text: content,
  style: undefined,
  inTable: false,
  hasPicture: false,
})
const heading = (content: string): ScannedBlock => ({ ...text(content), style: 'H1' })
const cell = (content: string): ScannedBlock => ({ ...text(content), inTable: true })

describe('the sections of a manuscript', () => {
  it.each<[string, ScannedBlock, string[]]>([
    ['a styled heading', heading('2.1. Statistical methods'), ['methods']],
    ['a heading by its words', text('Materials and Methods'), ['methods']],
    ['capitals and a colon', text('INTRODUCTION:'), ['introduction']],
    ['a Roman number', text('IV. Results and Discussion'), ['results', 'discussion']],
    ['Chinese', heading('二、研究区概况与研究方法'), ['methods']],
    ['Chinese with spaces', text('3  结果与分析'), ['results']],
    ['Japanese', text('１．はじめに'), ['introduction']],
    ['Portuguese', text('Resultados e discussão'), ['results', 'discussion']],
    ['Spanish', text('Referencias bibliográficas'), ['references']],
    ['a sentence', text('Results of the survey were entered by hand.'), []],
    [
      'a longer styled heading',
      heading('Concluding remarks on the results'),
      ['results', 'conclusions'],
    ],
    ['a line of the contents', text('References\t12'), []],
    ['a column of a table', cell('References'), []],
    ['a heading about references', heading('Reference genome'), []],
    ['an own heading', heading('Nitrate in streams'), []],
  ])('%s', (_, block, expected) => {
    expect(findSections([block], roles).found.toSorted()).toEqual(expected.toSorted())
  })

  it('are listed once, in reading order', () => {
    const blocks = ['Abstract', 'Methods', 'Results', 'Methods', 'References'].map(heading)
    expect(findSections(blocks, roles).found).toEqual([
      'abstract',
      'methods',
      'results',
      'references',
    ])
  })
})

describe('the words of the references', () => {
  const list = [text('1. Costa A. Rivers. 2010.'), text('2. Lima B. Lakes. 2012.')]
  it.each<[string, ScannedBlock[], number]>([
    ['none', [text('a text')], 0],
    ['to the end', [text('a text'), heading('References'), ...list], 11],
    ['to the next heading', [heading('References'), ...list, heading('Annex'), text('a b c')], 11],
    [
      'to a line that is known',
      [text('References'), ...list, text('Figure legends'), text('a b')],
      11,
    ],
    [
      'of every part',
      [heading('References'), ...list, heading('Part 2'), text('References'), ...list],
      22,
    ],
  ])('%s', (_, blocks, expected) => {
    expect(findSections(blocks, roles).referenceWords).toBe(expected)
  })
})
