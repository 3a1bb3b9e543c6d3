import { expect, it } from 'vitest'
import { failOnConsole, recordConsole } from '../.storybook/fail-on-console.ts'
import { testBackend } from '../mocks/testing/backend-in-scenario.ts'
import { warnOfViolations } from '../mocks/transports/page/warn-of-violations.ts'

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

it('fails the story that sends a call which the contract refuses', async () => {
  const { calls, send } = await testBackend('returning-customer')
  warnOfViolations(calls)
  const leave = recordConsole()
  await send('GET /api/certificate/none')
  expect(failOnConsole).not.toThrow()
  await send('GET /api/order/search?page=0')
  expect(failOnConsole).toThrow(/Contract broken by the application: searchOrders/)
  leave()
})
