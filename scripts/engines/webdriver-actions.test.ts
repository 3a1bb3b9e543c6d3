import { expect, it } from 'vitest'
import { pressed, typed } from './webdriver-actions.ts'

const keys = ({ actions }: ReturnType<typeof pressed>) =>
  actions.flatMap(({ actions: steps }) => steps.map(({ type, value }) => `${type} ${value}`))

it('holds the first keys of a combination until the last is released', () => {
  expect(keys(pressed('Control+A'))).toEqual([
    'keyDown \uE009',
    'keyDown a',
    'keyUp a',
    'keyUp \uE009',
  ])
})

it('types one key after the other', () => {
  expect(keys(typed('aB'))).toEqual(['keyDown a', 'keyUp a', 'keyDown B', 'keyUp B'])
})
