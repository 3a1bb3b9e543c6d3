import { expect, it } from 'vitest'
import { UploadProgress } from './upload-progress.ts'

it('waits until a state holds', async () => {
  const progress = new UploadProgress({ name: 'paused', sent: 0.5 })
  const { signal } = new AbortController()
  let isOver = false
  const wait = progress
    .until(({ name }) => name !== 'paused', signal)
    .then(() => {
      isOver = true
    })
  progress.apply({ do: 'arrive', sent: 0.6 })
  await Promise.resolve()
  expect(isOver).toBe(false)
  progress.apply({ do: 'resume' })
  await wait
  expect(progress.get()).toMatchObject({ name: 'resumed', sent: 0.6 })
})

it('ends its wait with the reason of the signal', async () => {
  const progress = new UploadProgress({ name: 'paused', sent: 0 })
  const control = new AbortController()
  const wait = progress.until(({ name }) => name !== 'paused', control.signal)
  control.abort('left')
  await expect(wait).rejects.toBe('left')
})
