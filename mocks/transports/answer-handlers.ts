import { HttpResponse, http } from 'msw'
import type { Effect } from '../backend/fault-effects.ts'
import { externalServiceSegments } from '../backend/route-table.ts'
import { addressBelow, answerBelow, callFrom } from './base-path.ts'

// Real time on purpose: a slow network is slow also for a world whose clock stands.
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Carries out what the network does to an answer. */
async function deliver({ response, delay, withheld }: Effect): Promise<Response> {
  if (withheld === 'never') return new Promise(() => undefined)
  if (delay > 0) await pause(delay)
  return withheld === 'network' ? HttpResponse.error() : response
}

// The calls of the pages outside, and then the pages, which forms are posted to.
const visitCalls = 'outside/(api|localization/[^/]+/api)/'
const outsidePages = '(outside|support)(/|[?]|$)'

/** A page is read by GET: whoever comes to one with a form is sent there again without it. */
function readInstead({ url }: Request): Response {
  const { pathname, search } = new URL(url)
  return new Response(null, { status: 303, headers: { Location: pathname + search } })
}

/** Answers a call, which is without the portal's folder; `asked` is as it came, and unread. */
export type AnswerCall = (call: Request, asked: Request) => Promise<Effect>

/**
 * The handlers in front of the mock backend: one for everything below `/api/`, whatever the
 * host, one for each outside service, and those of the pages outside. One for a whole server,
 * since a list of a hundred is tried in turn and doubles the time of a call. `base` is the folder
 * that the portal is served from: the answers know nothing of it.
 */
export function answerHandlers(answer: AnswerCall, base = '/') {
  const calls = [...['api', ...externalServiceSegments].map((place) => `${place}/`), visitCalls]
  return [
    ...calls.map((place) =>
      // By the folder alone: in development the application's own src/api is loaded over the network too.
      http.all(addressBelow(base, place), async ({ request }) => {
        const response = await deliver(await answer(await callFrom(request, base), request))
        return answerBelow(response, base)
      }),
    ),
    http.post(addressBelow(base, outsidePages), ({ request }) => readInstead(request)),
  ]
}
