import { expect, it } from 'vitest'
import type { FaultEffect } from '../mocks/backend/calls/fault-effects.ts'
import { createQueryClient } from '../src/app/startup/query-client.ts'
import { earlierStoryEnded, follow, followClient } from './earlier-story.ts'

const answer: FaultEffect = { response: new Response(null, { status: 204 }), delay: 0 }

async function turns(count: number) {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

function waitForEarlierStory() {
  const state = { ended: false }
  const whenEnded = earlierStoryEnded().then(() => {
    state.ended = true
  })
  return { state, whenEnded }
}

function beginMutation() {
  const client = createQueryClient()
  followClient(client)
  const { promise, resolve } = Promise.withResolvers<void>()
  const saved = client
    .getMutationCache()
    .build(client, { mutationFn: () => promise })
    .execute(undefined)
  return { end: resolve, saved }
}

it('waits for a call that the earlier story still sends', async () => {
  const { promise, resolve } = Promise.withResolvers<FaultEffect>()
  follow(promise)
  const { state, whenEnded } = waitForEarlierStory()
  await turns(10)
  expect(state.ended).toBe(false)
  resolve(answer)
  await whenEnded
  expect(state.ended).toBe(true)
})

it('waits for what the earlier story still saves', async () => {
  const { end, saved } = beginMutation()
  const { state, whenEnded } = waitForEarlierStory()
  await turns(10)
  expect(state.ended).toBe(false)
  end()
  await Promise.all([saved, whenEnded])
  expect(state.ended).toBe(true)
})

it('does not wait for a save whose call is never answered', async () => {
  const { end, saved } = beginMutation()
  await follow(Promise.resolve<FaultEffect>({ ...answer, withheld: 'never' }))
  const { state } = waitForEarlierStory()
  await turns(10)
  expect(state.ended).toBe(true)
  end()
  await saved
})

it('ends where a call waits for a clock that stands still', async () => {
  const { promise, resolve } = Promise.withResolvers<FaultEffect>()
  follow(promise)
  const { state } = waitForEarlierStory()
  await turns(250)
  expect(state.ended).toBe(true)
  resolve(answer)
})
