import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { createDefaultNetworkOptions } from 'msw/browser'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import { type AnswerCall, answerHandlers } from './answer-handler.ts'

const workerIn = (base: string) => `${base}mockServiceWorker.js`

const isOf = (script: string) => (worker: ServiceWorker | null) =>
  worker?.scriptURL === new URL(script, globalThis.location.href).href

/**
 * Loads a page again that its worker does not answer for, and never settles there: one that was
 * loaded past it, as by Shift and the browser's button, or while it was being installed. msw does
 * so too, but lets the page go on meanwhile, whose calls would then go to the host.
 */
export async function reloadUnanswered(base = '/'): Promise<void> {
  // Pages without https have none, and are answered without.
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  const isThere = registrations.some(({ installing, waiting, active }) =>
    [installing, waiting, active].some(isOf(workerIn(base))),
  )
  if (!isThere || navigator.serviceWorker.controller) return
  globalThis.location.reload()
  await new Promise(() => undefined)
}

/**
 * Lets a function answer every call that this page makes to the product's server and to outside
 * services, and leaves the rest of the network alone. `base` is the folder that the page is served from,
 * where the worker's script lies too.
 */
export async function answerInPage(answer: AnswerCall, base = '/'): Promise<void> {
  const usual = createDefaultNetworkOptions(workerIn(base))
  const network = defineNetwork({
    ...usual,
    // Through the worker alone, uploads would report no progress.
    sources: [
      ...usual.sources,
      new InterceptorSource({ interceptors: [new XMLHttpRequestInterceptor()] }),
    ],
    handlers: answerHandlers(answer, base),
    onUnhandledFrame: 'bypass',
    // The call log tells more, and in the contract's own words.
    context: { quiet: true },
  })
  await network.enable()
}
