import { expect, it } from 'vitest'
import { nodeProofreader } from '../../transports/node/node-proofreader.ts'
import { harperProofreader } from './harper-proofreader.ts'

const wrong = (text: string, found: { start: number; end: number }[]) =>
  found.map(({ start, end }) => text.slice(start, end))

it('finds errors at their positions, in their order', async () => {
  const text = 'We recieved it, and the the rate fell.'
  const found = await nodeProofreader.findings(text, 'american')
  expect(wrong(text, found)).toEqual(['recieved', 'the the'])
  expect(found.map(({ kind }) => kind)).toEqual(['Spelling', 'Repetition'])
  expect(found.map(({ suggestions }) => suggestions[0])).toEqual(['received', 'the'])
  expect(found.every(({ message }) => message.length > 10)).toBe(true)
})

it('counts positions in UTF-16 units, also after surrogate pairs', async () => {
  const text = 'The symbols 𝒳 and 😀 were recieved.'
  const found = await nodeProofreader.findings(text, 'american')
  expect(wrong(text, found)).toContain('recieved')
})

it('keeps positions across the chunks of a long text', async () => {
  const clean = 'The samples were stored in a cold room until the next day. '.repeat(60)
  const text = Array(12).fill(`${clean}We recieved it.`).join('\n\n')
  const found = await nodeProofreader.findings(text, 'american')
  expect(wrong(text, found)).toEqual(Array(12).fill('recieved'))
})

it('keeps positions in a paragraph of 45,000 letters', async () => {
  const text = 'We recieved the samples. '.repeat(1800)
  const found = await nodeProofreader.findings(text, 'american')
  const typos = found.filter(({ kind }) => kind === 'Spelling')
  expect(new Set(wrong(text, typos))).toEqual(new Set(['recieved']))
  expect(typos).toHaveLength(1800)
})

it('lets other calls be answered between the pieces of a paragraph', async () => {
  const proofreader = harperProofreader(
    async () => (await import('harper.js/slimBinary')).slimBinary,
  )
  await proofreader.findings('Ready.', 'american')
  let isDone = false
  let turns = 0
  const takeTurn = () => {
    turns += 1
    if (!isDone) setTimeout(takeTurn)
  }
  setTimeout(takeTurn)
  await proofreader.findings('The samples were cold. '.repeat(2600), 'american')
  isDone = true
  expect(turns).toBeGreaterThan(3)
})

it('reads past a word of 50,000 letters', async () => {
  const text = `${'recieved'.repeat(6250)} was recieved.`
  const found = await nodeProofreader.findings(text, 'american')
  expect(wrong(text, found)).toEqual(['recieved'])
})

it('returns the text that a suggestion puts in place of the range', async () => {
  const text = 'However the rate fell.'
  const [found] = await nodeProofreader.findings(text, 'american')
  expect(found?.suggestions).toContain('However,')
})

it('follows the dialect', async () => {
  const text = 'The colour was gray.'
  const american = await nodeProofreader.findings(text, 'american')
  const british = await nodeProofreader.findings(text, 'british')
  expect(wrong(text, american)).toEqual(['colour'])
  expect(wrong(text, british)).toEqual(['gray'])
})

it('tries a failed load again with the next text', async () => {
  let tries = 0
  const proofreader = harperProofreader(async () => {
    tries += 1
    if (tries === 1) throw new Error('No network.')
    return (await import('harper.js/slimBinary')).slimBinary
  })
  await expect(proofreader.findings('One.', 'american')).rejects.toThrow('No network.')
  expect(await proofreader.findings('The cat sat.', 'american')).toEqual([])
})
