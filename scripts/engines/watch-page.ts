import type { CallRecord } from '../../mocks/backend/calls/call-record.ts'

export const problemPrefix = 'engine-problem:'

/**
 * Runs first in every document: keeps what the console, the contract and the content policy
 * complain about, over navigations and for all tabs.
 */
export function watchPage(prefix: string): void {
  // Leaving a page aborts its imports, which only WebKit reports.
  let isLeaving = false
  addEventListener('beforeunload', () => {
    isLeaving = true
  })
  const note = (text: string) => {
    if (!isLeaving)
      localStorage.setItem(
        `${prefix}${localStorage.length} ${performance.timeOrigin + performance.now()}`,
        text,
      )
  }
  const words = (values: unknown[]) =>
    values.map((value) => (value instanceof Error ? value.stack || String(value) : value)).join(' ')
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind]
    console[kind] = (...values: unknown[]) => {
      note(`console.${kind}: ${words(values)}`)
      write.apply(console, values)
    }
  }
  addEventListener('error', ({ error, message }) =>
    note(`page error: ${message} ${words([error])}`),
  )
  addEventListener('unhandledrejection', ({ reason }) => note(`page error: ${words([reason])}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`content policy: ${violatedDirective} ${blockedURI}`),
  )
  globalThis.onGalleyCall = ({ violation, url }: CallRecord) => {
    if (violation) note(`${violation.side} breaks the contract: ${url}`)
  }
  // The application ends a call after half a minute of real time, which a busy machine may need.
  AbortSignal.timeout = () => new AbortController().signal
}
