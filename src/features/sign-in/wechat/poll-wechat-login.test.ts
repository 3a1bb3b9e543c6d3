import { expect, it } from 'vitest'
import { maxPolls, pollInterval, pollWechatLogin } from './poll-wechat-login.ts'

const waiting = { loggedIn: false, redirectUri: null, user: null }
const registering = { ...waiting, redirectUri: '/en/register/confirm/abc' }

/** Gives the answers in turn, repeats the last one, and records the pauses. */
function server(...answers: (typeof waiting | typeof registering | Error)[]) {
  const pauses: number[] = []
  const result = pollWechatLogin({
    pause: async (milliseconds) => {
      pauses.push(milliseconds)
    },
    ask: async () => {
      const answer = answers[Math.min(pauses.length, answers.length) - 1] ?? waiting
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  return { result, pauses }
}

it('asks every two seconds, thirty times', async () => {
  const { result, pauses } = server(waiting)
  await expect(result).resolves.toBeUndefined()
  expect(pauses).toEqual(Array.from({ length: 30 }, () => 2_000))
  expect([maxPolls, pollInterval]).toEqual([30, 2_000])
})

it('stops at an answer', async () => {
  const { result, pauses } = server(waiting, waiting, registering)
  await expect(result).resolves.toBe(registering)
  expect(pauses).toHaveLength(3)
})

it('stops at the first failure', async () => {
  const { result, pauses } = server(waiting, new Error('expired'), registering)
  await expect(result).rejects.toThrow('expired')
  expect(pauses).toHaveLength(2)
})
