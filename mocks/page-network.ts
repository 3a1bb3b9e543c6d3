import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { createDefaultNetworkOptions } from 'msw/browser'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import { type AnswerCall, answerHandlers } from './answer-handler.ts'

/**
 * Lets a function answer every call that this page makes to the product's server and to outside
 * services, and leaves the rest of the network alone. `base` is the folder that the page is served from,
 * where the worker's script lies too.
 */
export async function answerInPage(answer: AnswerCall, base = '/'): Promise<void> {
  const usual = createDefaultNetworkOptions(`${base}mockServiceWorker.js`)
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
