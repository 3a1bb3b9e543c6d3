import { HttpResponse, http } from 'msw'
import type { FaultEffect } from '../backend/calls/fault-effects.ts'
import { externalServiceSegments } from '../backend/calls/route-table.ts'
import { addressBelow, answerBelow, callFrom } from './base-path.ts'

// Real time on purpose: latency also applies while the world's clock is frozen.
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

async function deliver({ response, delay, withheld }: FaultEffect): Promise<Response> {
  if (withheld === 'never') return new Promise(() => undefined)
  if (delay > 0) await pause(delay)
  return withheld === 'network' ? HttpResponse.error() : response
}

// Calls of the external sites, and their pages, which receive posted forms.
const visitCalls = 'external/(api|localization/[^/]+/api)/'
const externalPages = '(external|support)(/|[?]|$)'

/** External pages are loaded by GET: a posted form is redirected there. */
function redirectToGet({ url }: Request): Response {
  const { pathname, search } = new URL(url)
  return new Response(null, { status: 303, headers: { Location: pathname + search } })
}

/** `call` has no base path; `original` is the unread request. */
export type AnswerCall = (call: Request, original: Request) => Promise<FaultEffect>

/** One for each server: a handler for each operation would double the time of a call. */
export function answerHandlers(answer: AnswerCall, base = '/') {
  const calls = [...['api', ...externalServiceSegments].map((segment) => `${segment}/`), visitCalls]
  return [
    ...calls.map((segment) =>
      // In development src/api is loaded over the network too, so the folder alone decides.
      http.all(addressBelow(base, segment), async ({ request }) => {
        const response = await deliver(await answer(await callFrom(request, base), request))
        return answerBelow(response, base)
      }),
    ),
    http.post(addressBelow(base, externalPages), ({ request }) => redirectToGet(request)),
  ]
}
