import { expect, it } from 'vitest'
import { failOnConsole, recordConsole } from '../.storybook/fail-on-console.ts'

it.each(['error', 'warn'] as const)('fails the story that used console.%s alone', (level) => {
  const { console: page } = globalThis
  const plain = page[level]
  const leave = recordConsole()
  expect(failOnConsole).not.toThrow()
  page[level]('A key is', 'missing')
  expect(failOnConsole).toThrow(`console.${level}: A key is missing`)
  expect(leave).not.toThrow()
  expect(page[level]).toBe(plain)
  const leaveNext = recordConsole()
  expect(failOnConsole).not.toThrow()
  leaveNext()
})
