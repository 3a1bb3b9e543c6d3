import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { createDefaultNetworkOptions } from 'msw/browser'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import type { Effect } from '../../backend/fault-effects.ts'
import { type AnswerCall, answerHandlers } from '../answer-handlers.ts'
import { UnfitBrowser } from './browser-support.ts'

const workerIn = (base: string) => `${base}mockServiceWorker.js`

/** Until a worker that is being installed answers for the page, or is given up. */
const settled = (worker: ServiceWorker) =>
  new Promise<void>((settle) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => settle(), { once: true })
    worker.addEventListener('statechange', () => {
      if (worker.state === 'redundant') settle()
    })
  })

const mark = 'galley-loaded-again'

/**
 * Goes on where the worker of an earlier page can answer for this one, or where no page has begun one. It may
 * still be being installed, if that page was left at once; that is waited for. A page that was loaded past
 * it, as by Shift and the browser's button, is loaded again, and this never settles: msw would do
 * so too, but let the page go on meanwhile, whose calls would go to the host.
 * @throws UnfitBrowser where the browser leaves every worker aside
 */
export async function awaitWorker(base = '/'): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  const { href } = new URL(workerIn(base), globalThis.location.href)
  const worker = registrations
    .map(({ installing, waiting, active }) => installing ?? waiting ?? active)
    .find((one) => one?.scriptURL === href)
  const wasLoadedAgain = sessionStorage.getItem(mark) !== null
  sessionStorage.removeItem(mark)
  if (!worker || navigator.serviceWorker.controller) return
  if (worker.state !== 'activated') return settled(worker)
  if (wasLoadedAgain)
    throw new UnfitBrowser(
      'The browser leaves the service worker aside, which answers the calls of this page. ' +
        'In its developer tools, switch off "Bypass for network", and load the page again.',
    )
  sessionStorage.setItem(mark, 'once')
  globalThis.location.reload()
  await new Promise(() => undefined)
}

/** Whether the page makes a call by XMLHttpRequest. */
const isUpload = ({ method, url }: Request) =>
  method === 'POST' && new URL(url).pathname === '/api/file'

/** The interceptor of XMLHttpRequest never stops reading a body that breaks off, and the page would freeze. */
async function readBefore(effect: Effect): Promise<Effect> {
  const body = await effect.response.arrayBuffer().catch(() => undefined)
  if (!body) return { ...effect, withheld: effect.withheld ?? 'network' }
  return { ...effect, response: new Response(body, effect.response) }
}

/**
 * Lets a function answer every call that this page makes to the product's server and to outside
 * services, and leaves the rest of the network alone. `base` is the folder that the page is served from,
 * where the worker's script lies too.
 */
export async function answerInPage(answer: AnswerCall, base = '/'): Promise<void> {
  const answerWhole: AnswerCall = async (call, asked) => {
    const uploads = isUpload(call)
    const effect = await answer(call, asked)
    return uploads ? readBefore(effect) : effect
  }
  const usual = createDefaultNetworkOptions(workerIn(base))
  const network = defineNetwork({
    ...usual,
    // Through the worker alone, uploads would report no progress.
    sources: [
      ...usual.sources,
      new InterceptorSource({ interceptors: [new XMLHttpRequestInterceptor()] }),
    ],
    handlers: answerHandlers(answerWhole, base),
    onUnhandledFrame: 'bypass',
    // The call log tells more, and in the contract's own words.
    context: { quiet: true },
  })
  await network.enable()
}

/**
 * Loads the page again once a newer worker has taken over: the page hears its own worker alone, and its calls
 * would wait for ever. The newer one may already count on the page and ask it about that very navigation.
 */
export function reloadWithNewWorker(): void {
  const { serviceWorker } = navigator
  let mine = serviceWorker.controller
  serviceWorker.addEventListener('message', ({ source, data, ports: [reply] }) => {
    const asks = data.type === 'REQUEST' && data.payload.mode === 'navigate'
    if (asks && source !== mine) reply?.postMessage({ type: 'PASSTHROUGH' })
  })
  serviceWorker.addEventListener('controllerchange', () => {
    if (mine && serviceWorker.controller) globalThis.location.reload()
    mine ??= serviceWorker.controller
  })
}
