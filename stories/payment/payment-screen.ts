import { fn } from 'storybook/test'
import { installLeaving } from '../../src/lib/leave-page.ts'
import { screen } from '../screen.tsx'

/** What a page would leave for: the address, and the form that is sent there. */
export const leave = fn<NonNullable<Parameters<typeof installLeaving>[0]>>()

/** The meta of stories that pay: as of any screen, which stays where it would leave for a payment page. */
export const paymentScreen = {
  ...screen,
  args: { path: '/researcher/prepay', world: 'scenario=returning-customer' },
  beforeEach: (context: Parameters<typeof screen.beforeEach>[0]) => {
    const end = screen.beforeEach(context)
    leave.mockReset()
    installLeaving(leave)
    return end
  },
}

/** Changes the next answers to a payment on their way, as no right server would; returns the way back. */
export function spoilAnswers(change: object): () => void {
  const fetched = globalThis.fetch
  globalThis.fetch = async (...asked) => {
    const answer = await fetched(...asked)
    if (!answer.url.endsWith('/api/prepay/payment')) return answer
    return Response.json({ ...(await answer.json()), ...change })
  }
  return () => {
    globalThis.fetch = fetched
  }
}
