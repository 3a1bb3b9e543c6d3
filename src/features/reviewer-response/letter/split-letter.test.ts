import { describe, expect, it } from 'vitest'
import { splitLetter } from './split-letter.ts'

/** As "reviewer: text", with a slash for the end of a line. */
const split = (letter: string) =>
  splitLetter(letter).map(({ reviewer, text }) => `${reviewer}: ${text.replaceAll('\n', '/')}`)

describe('reviewers', () => {
  it.each([
    ['Reviewer #1: A.\nReviewer #2: B.', ['1: A.', '2: B.']],
    ['Reviewer 1\nA.\nReviewer 2\nB.', ['1: A.', '2: B.']],
    ['Referee: 1\nA.\nReferee: 2\nB.', ['1: A.', '2: B.']],
    ['Reviewer: 1\n\nComments to the Author\nA.', ['1: A.']],
    ['Reviewer #1 (Comments to the Author):\nA.', ['1: A.']],
    ['Reviewer 2 – A.', ['2: A.']],
    ["Reviewer 1's comments:\nA.", ['1: A.']],
    ['Comments from Reviewer A:\nA.\nReviewer B\nB.', ['A: A.', 'B: B.']],
    ['First reviewer:\nA.\nSecond reviewer:\nB.', ['1: A.', '2: B.']],
    ['REFEREE II\nA.', ['2: A.']],
    ['**Reviewer 1:**\nA.', ['1: A.']],
    ['R1:\nA.\nR2:\nB.', ['1: A.', '2: B.']],
    ['Revisor 1:\nA.\nComentarios del revisor 2:\nB.', ['1: A.', '2: B.']],
    ['Avaliador 1\nA.\nParecerista 2: B.', ['1: A.', '2: B.']],
    [
      '审稿人1：\n请说明意义。\n审稿人 2 的意见：语言需要润色。',
      ['1: 请说明意义。', '2: 语言需要润色。'],
    ],
    ['第一位审稿人意见\n甲。\n审稿专家二：乙。', ['1: 甲。', '2: 乙。']],
    ['【审稿意见１】\n甲。', ['1: 甲。']],
    [
      '査読者1\n目的が不明です。\n査読者２のコメント：図が粗い。',
      ['1: 目的が不明です。', '2: 図が粗い。'],
    ],
    ['第1査読者\n甲です。\nレビュアーB：乙です。', ['1: 甲です。', 'B: 乙です。']],
    ['Editor: Shorten it.\nReviewer 1: A.', ['editor: Shorten it.', '1: A.']],
    ["Associate Editor's comments:\nShorten it.\nReviewer 1: A.", ['editor: Shorten it.', '1: A.']],
    ['编辑意见：\n请缩短。\n审稿人1：甲。', ['editor: 请缩短。', '1: 甲。']],
    [
      '編集者のコメント\n短くしてください。\n査読者1：甲。',
      ['editor: 短くしてください。', '1: 甲。'],
    ],
  ])('%j', (letter, expected) => {
    expect(split(letter)).toEqual(expected)
  })

  it('keeps what the editor writes before them in one piece', () => {
    expect(split('Dear Dr. Marsh,\n\nPlease revise.\n\nReviewer 1:\nA.')).toEqual([
      'editor: Dear Dr. Marsh,//Please revise.',
      '1: A.',
    ])
  })

  it.each([
    'Reviewer 1 has asked for a table.',
    'Reviewers disagree on this.',
    'Dear Editor,',
    'The second reviewer is right.',
    'Jane Doe, Associate Editor',
    'Rev. 2019 of the guideline was used.',
  ])('are not named by %j', (letter) => {
    expect(split(letter)).toEqual([`: ${letter}`])
  })
})

describe('comments by their numbers', () => {
  it.each([
    ['1. A.\n2. B.', [': A.', ': B.']],
    ['1) A.\n\nMore of A.\n\n2) B.', [': A.//More of A.', ': B.']],
    ['(1) A.\n(2) B.', [': A.', ': B.']],
    ['（1）甲。\n（2）乙。', [': 甲。', ': 乙。']],
    ['1、甲。\n2、乙。', [': 甲。', ': 乙。']],
    ['１．甲。\n２．乙。', [': 甲。', ': 乙。']],
    ['①甲。\n②乙。', [': 甲。', ': 乙。']],
    ['一、甲。\n二、乙。', [': 甲。', ': 乙。']],
    ['第1点：甲。\n第2点：乙。', [': 甲。', ': 乙。']],
    ['1 - A.\n2 - B.', [': A.', ': B.']],
    ['#1 A.\n#2 B.', [': A.', ': B.']],
    ['a) A.\nb) B.', [': A.', ': B.']],
    ['Comment 1: A.\nComment 2: B.', [': A.', ': B.']],
    ['Comment 1\nA.\nComment 2\nB.', [': A.', ': B.']],
    ['Comment 1.1 A.\nComment 1.2 B.\nComment 2.1 C.', ['1: A.', '1: B.', '2: C.']],
    ['R1.1 A.\nR1.2: B.\nR2.1 C.', ['1: A.', '1: B.', '2: C.']],
    ['R1C1: A.\nR1C2: B.', ['1: A.', '1: B.']],
    ['Reviewer 1, Comment 1: A.\nReviewer 2, Comment 1: B.', ['1: A.', '2: B.']],
    ['Q1. A.\nQ2. B.', [': A.', ': B.']],
    ['コメント1：甲。\nコメント2：乙。', [': 甲。', ': 乙。']],
    ['1.1 First.\n1.2 Second.\n2.1 Third.', [': First.', ': Second.', ': Third.']],
    ['In general it is fine.\n1. A.\n2. B.', [': In general it is fine.', ': A.', ': B.']],
    ['1.\nA.\n2.\nB.', [': A.', ': B.']],
    ['1. A.\r\n2. B.\r\n', [': A.', ': B.']],
    ['\uFEFF1. A.\u00A0B.\n2.\tC.', [': A. B.', ': C.']],
  ])('%j', (letter, expected) => {
    expect(split(letter)).toEqual(expected)
  })

  it.each([
    ['a year', '1. As in\n2019. It was so.\n2. B.', [': As in/2019. It was so.', ': B.']],
    ['a measure', '1. It took\n5.3 mg of it.\n2. B.', [': It took/5.3 mg of it.', ': B.']],
    ['a list within', '1. Add:\n1) x\n2) y\n2. B.', [': Add:/1) x/2) y', ': B.']],
    ['a number left out', '1. A.\n3. C.', [': A.', ': C.']],
    [
      'numbers that go on',
      'Reviewer 1\n1. A.\n2. B.\nReviewer 2\n3. C.',
      ['1: A.', '1: B.', '2: C.'],
    ],
    [
      'numbers that begin again',
      'Major comments\n1. A.\nMinor comments:\n1. B.\n2. C.',
      [': A.', ': B.', ': C.'],
    ],
    [
      'another form below a heading',
      '1. A.\n2. B.\n\nMinor points\n(1) C.',
      [': A.', ': B.', ': C.'],
    ],
    ['a numbered heading', '1. Major comments\n1) A.\n2) B.', [': A.', ': B.']],
  ])('%s', (_, letter, expected) => {
    expect(split(letter)).toEqual(expected)
  })
})

const wrapped = [
  'The authors describe a long experiment with barley in pots',
  'and in the field, which is of interest to many readers who',
  'work on roots.',
  'The second part is weaker because the number of the plants',
  'is small.',
].join('\n')

describe('comments without numbers', () => {
  it.each([
    ['bullets', '- A.\n- B.\n  more of B.', [': A.', ': B./more of B.']],
    ['bullets after a sentence', 'Please:\n• A.\n• B.', [': Please:', ': A.', ': B.']],
    ['paragraphs', 'A.\nStill A.\n\nB.', [': A./Still A.', ': B.']],
    ['lines', 'A.\nB.', [': A.', ': B.']],
    [
      'lines of a fixed width',
      wrapped,
      [
        ': The authors describe a long experiment with barley in pots and in the field, which is of interest to many readers who work on roots.',
        ': The second part is weaker because the number of the plants is small.',
      ],
    ],
    [
      'places',
      'Line 12: A.\nmore of A.\nLine 40: B.',
      [': Line 12: A./more of A.', ': Line 40: B.'],
    ],
    ['rows of dashes', 'A.\n\n-----\n\nB.', [': A.', ': B.']],
    ['nothing', '', []],
    ['spaces and marks', ' \n--\n * ', []],
  ])('%s', (_, letter, expected) => {
    expect(split(letter)).toEqual(expected)
  })
})

it.each([
  ['1. See page 3, lines 41-55.', 'page 3, lines 41-55'],
  ['1. Line 112: "then" should be "than".', 'Line 112'],
  ['1. P. 4, l. 10 is unclear.', 'P. 4, l. 10'],
  ['1. L45-48 is unclear.', 'L45-48'],
  ['1、第3页第12行的数据不一致。', '第3页第12行'],
  ['1. 3ページ12行目の値は誤りです。', '3ページ12行目'],
  ['1. Vea la página 3, línea 12.', 'página 3, línea 12'],
  ['1. The deadline 3 is clear.', ''],
])('the place of %j', (letter, place) => {
  expect(splitLetter(letter).map((comment) => comment.place)).toEqual([place])
})

it('keeps every word of a letter of 30,000 characters', () => {
  const comment = 'Please say more about the plants that were measured in each pot. '.repeat(6)
  const reviewers = [1, 2, 3].map((reviewer) => {
    const comments = Array.from({ length: 25 }, (_, at) => `${at + 1}. ${comment}`)
    return `Reviewer #${reviewer}:\n${comments.join('\n')}`
  })
  const letter = reviewers.join('\n\n')
  expect(letter.length).toBeGreaterThan(29_000)
  const comments = splitLetter(letter)
  expect(comments).toHaveLength(75)
  expect(new Set(comments.map(({ text }) => text))).toEqual(new Set([comment.trim()]))
})
