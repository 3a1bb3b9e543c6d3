import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { createDefaultNetworkOptions } from 'msw/browser'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import type { FaultEffect } from '../../backend/calls/fault-effects.ts'
import { type AnswerCall, answerHandlers } from '../answer-handlers.ts'
import { UnfitBrowser } from './browser-support.ts'

const workerIn = (base: string) => `${base}mockServiceWorker.js`

const settled = (worker: ServiceWorker) =>
  new Promise<void>((settle) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => settle(), { once: true })
    worker.addEventListener('statechange', () => {
      if (worker.state === 'redundant') settle()
    })
  })

const mark = 'galley-loaded-again'

/**
 * Waits for a worker that an earlier page left installing, and reloads a page that bypasses the worker (Shift and
 * reload): msw would let such a page send its calls to the host meanwhile. @throws UnfitBrowser where the browser
 * ignores workers
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

const isUpload = ({ method, url }: Request) =>
  method === 'POST' && new URL(url).pathname === '/api/file'

/** The XMLHttpRequest interceptor never stops reading a body that breaks off, which would freeze the page. */
async function readBefore(effect: FaultEffect): Promise<FaultEffect> {
  const body = await effect.response.arrayBuffer().catch(() => undefined)
  if (!body) return { ...effect, withheld: effect.withheld ?? 'network' }
  return { ...effect, response: new Response(body, effect.response) }
}

/** msw updates its worker in the background and handles no failure; the next page tries again. */
function keepFailedUpdatesQuiet(): void {
  globalThis.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason
    if (!(reason instanceof TypeError)) return
    if (/^Failed to update a ServiceWorker/.test(reason.message)) event.preventDefault()
  })
}

type Interceptors = ConstructorParameters<typeof InterceptorSource>[0]['interceptors']

/** `base` is the folder of the worker's script; `ahead` answers calls that would go through it. */
export async function answerInPage(
  answer: AnswerCall,
  base = '/',
  ahead: Interceptors = [],
): Promise<void> {
  const answerWhole: AnswerCall = async (call, original) => {
    const uploads = isUpload(call)
    const effect = await answer(call, original)
    return uploads ? readBefore(effect) : effect
  }
  keepFailedUpdatesQuiet()
  const usual = createDefaultNetworkOptions(workerIn(base))
  const network = defineNetwork({
    ...usual,
    // Through the worker alone, uploads would report no progress.
    sources: [
      ...usual.sources,
      new InterceptorSource({ interceptors: [new XMLHttpRequestInterceptor(), ...ahead] }),
    ],
    handlers: answerHandlers(answerWhole, base),
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  })
  await network.enable()
}

/** A newer worker does not answer this page's calls, but may ask it about that navigation. */
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
