import { expect, it } from 'vitest'
import { nodeFonts } from '../../transports/node/node-fonts.ts'
import type { Proofreader } from '../grading/proofreader.ts'
import { longTasks } from './long-tasks.ts'
import { answerRequest, remoteTasks } from './remote-tasks.ts'

const text = { text: 'One sentence.', dialect: 'british' } as const
const finding = { kind: 'Typo', start: 0, end: 3, message: '', suggestions: [] }

/** The tasks behind ports, in this thread. */
const remote = (proofreader: Proofreader) =>
  remoteTasks(
    () => (request) => void answerRequest(longTasks({ proofreader, fonts: nodeFonts }), request),
  )

it('answers as the tasks do', async () => {
  const { findings } = remote({
    findings: async (_, dialect) => [{ ...finding, message: dialect }],
  })
  expect(await findings(text)).toEqual([{ ...finding, message: 'british' }])
})

it('fails as the tasks do', async () => {
  const { findings } = remote({ findings: () => Promise.reject(new Error('No WASM.')) })
  await expect(findings(text)).rejects.toThrow('No WASM.')
})

it('fails once the thread ends, and starts another for the next task', async () => {
  let starts = 0
  let end: (reason: string) => void = () => {}
  const { findings } = remoteTasks(({ ended }) => {
    starts += 1
    end = ended
    return () => {}
  })
  for (const start of [1, 2]) {
    const answer = findings(text)
    end('The thread has ended.')
    await expect(answer).rejects.toThrow('The thread has ended.')
    expect(starts).toBe(start)
  }
})

it('begins what waits again once the thread is lost, and leaves an idle one alone', async () => {
  const tasks = longTasks({ proofreader: { findings: async () => [finding] }, fonts: nodeFonts })
  let starts = 0
  let lose = () => false
  const { findings } = remoteTasks(({ lost }) => {
    starts += 1
    lose = lost
    return starts === 1 ? () => {} : (request) => void answerRequest(tasks, request)
  })
  const answers = [findings(text), findings(text)]
  expect(lose()).toBe(true)
  expect(await Promise.all(answers)).toEqual([[finding], [finding]])
  expect(lose()).toBe(false)
  await findings(text)
  expect(starts).toBe(2)
})
