import { HttpResponse, http } from 'msw'
import type { Effect } from './backend/fault-effects.ts'
import { outsidePlaces } from './backend/route-table.ts'

// Real time on purpose: a slow network is slow also for a world whose clock stands.
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Carries out what the network does to an answer. */
async function deliver({ response, delay, withheld }: Effect): Promise<Response> {
  if (withheld === 'never') return new Promise(() => undefined)
  if (delay > 0) await pause(delay)
  return withheld === 'network' ? HttpResponse.error() : response
}

// By the root alone: in development the application's own src/api is loaded over the network too.
const below = (place: string) => new RegExp(`^https?://[^/]+/${place}/`)

/**
 * The handlers in front of the pretend backend: one for everything below `/api/`, whatever the
 * host, and one for each outside service. One for a whole server, since a list of a hundred is
 * tried in turn and doubles the time of a call.
 */
export function answerHandlers(answer: (request: Request) => Promise<Effect>) {
  return ['api', ...outsidePlaces].map((place) =>
    http.all(below(place), async ({ request }) => deliver(await answer(request))),
  )
}
