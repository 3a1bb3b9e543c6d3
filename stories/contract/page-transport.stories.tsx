import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import {
  backendAnswers,
  initOf,
  playVisit,
  visit,
  visitor,
} from '../../mocks/testing/differential/play-requests.ts'
import { seedThatDelays } from '../../mocks/testing/seed-that-delays.ts'
import { manuscripts, openScreen, writePdf } from '../screen-world.ts'

/** No picture: checks that a story's backend answers like the core backend. */
const meta: Meta = {
  title: 'Contract/Page transport',
  tags: ['!dev', '!autodocs'],
  render: () => <p>Each call of a visit has the same answer as without a transport.</p>,
}
export default meta

export const AnswersLikeTheBackend: StoryObj = {
  tags: ['deep'],
  play: async () => {
    // The request breaks the contract on purpose, which logs an error.
    const consoleError = spyOn(console, 'error').mockImplementation(() => {})
    const core = await backendAnswers({ manuscripts, writePdf })
    const { calls } = await openScreen({ path: '/nowhere', world: `scenario=${visitor}` }, 'en')
    const answers = await playVisit((call) => fetch(call.path, initOf(call)))
    const warnings = consoleError.mock.calls.length
    consoleError.mockRestore()
    await expect(calls.all()).toHaveLength(visit.length)
    for (const [at, answer] of answers.entries()) {
      const { method = '', path = '' } = visit[at] ?? {}
      await expect({ method, path, ...answer }).toEqual({ method, path, ...core[at] })
    }
    await expect(warnings).toBe(calls.all().filter(({ violation }) => violation).length)
  },
}

export const DelaysAnswersBySeed: StoryObj = {
  beforeEach: () => {
    const { galleyDelays } = globalThis
    return () => {
      globalThis.galleyDelays = galleyDelays
    }
  },
  play: async () => {
    globalThis.galleyDelays = `${seedThatDelays('GET /api/users/current', 400)}`
    await openScreen({ path: '/nowhere', world: `scenario=${visitor}` }, 'en')
    const timers = spyOn(globalThis, 'setTimeout')
    await fetch('/api/users/current')
    const times = timers.mock.calls.map(([, time]) => time)
    timers.mockRestore()
    await expect(times).toContain(400)
  },
}
