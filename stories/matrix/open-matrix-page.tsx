import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { ApplicationRoot } from '../../src/app/startup/application-root.tsx'
import type { SiteLanguage } from '../../src/i18n/locales.ts'
import { forgetEarlierStory } from '../forget-earlier-story.ts'
import { type OpenedScreen, openScreen } from '../screen-world.ts'
import type { Scheme } from './matrix-rows.ts'
import type { PageAddress } from './route-addresses.ts'

export type OpenPage = OpenedScreen & {
  language: SiteLanguage
  /** Number of pending calls. */
  pendingCalls: () => number
  /** Restores the browser's timers. */
  slowDown: () => void
  close: () => void
}

/** Redirects inside an address are in English in the stories. */
const spokenIn = (path: string, language: SiteLanguage) =>
  path.replaceAll(/(?<=\/|%2F|=)en(?=\/|%2F)/g, language)

const { setTimeout: really } = globalThis

const hurry = 10

/** Runs the browser's timers faster. */
const hurried = (run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) =>
  really(run, delay / hurry, ...values)

/**
 * Shows the application alone in the document. With faults, browser timers run ten times as fast,
 * because retries take seconds.
 */
export async function openMatrixPage(
  { path, world: worldSettings }: PageAddress,
  language: SiteLanguage,
  scheme: Scheme,
): Promise<OpenPage> {
  await forgetEarlierStory()
  for (const title of document.querySelectorAll('head > title')) title.remove()
  const screen = await openScreen(
    { path: spokenIn(path, language), world: worldSettings },
    language,
  )
  const { queryClient, router, world } = screen
  let pending = 0
  const ask = globalThis.fetch
  vi.stubGlobal('fetch', (...call: Parameters<typeof ask>) => {
    pending += 1
    return ask(...call).finally(() => {
      pending -= 1
    })
  })
  if (world.faults.size > 0) vi.stubGlobal('setTimeout', hurried)
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  root.render(<ApplicationRoot queryClient={queryClient} router={router} scheme={scheme} />)
  const slowDown = () => void vi.stubGlobal('setTimeout', really)
  const close = () => {
    vi.unstubAllGlobals()
    root.unmount()
    element.remove()
    queryClient.clear()
  }
  return { ...screen, language, pendingCalls: () => pending, slowDown, close }
}

/** False if a guard redirected to another route. */
export const showsRoute = ({ router }: OpenPage, route: string) =>
  router.state.matches.at(-1)?.routeId === route

const moment = () => new Promise((resolve) => really(resolve, 8))

/** Whether a CSS transition is running. */
const isInTransition = () =>
  document.getAnimations().some((animation) => animation instanceof CSSTransition)

/** Waits for a heading and three quiet moments, at most so many milliseconds. */
export async function untilQuiet(
  { queryClient, router, pendingCalls }: OpenPage,
  { most = 60_000, answered = true } = {},
): Promise<void> {
  let changed = false
  const observer = new MutationObserver(() => {
    changed = true
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  const until = performance.now() + most
  for (let quiet = 0; quiet < 3 && performance.now() < until; ) {
    changed = false
    await moment()
    const isWaiting = pendingCalls() + queryClient.isFetching() + queryClient.isMutating() > 0
    const isThere = document.querySelector('h1') && !document.querySelector('[aria-busy=true]')
    // A leaving page replaces the frame, and its router stays busy.
    const hasArrived = router.state.status === 'idle' || !document.querySelector('footer')
    const isStill = !changed && !isInTransition()
    const isQuiet = isThere && hasArrived && isStill && !(answered && isWaiting)
    quiet = isQuiet ? quiet + 1 : 0
  }
  observer.disconnect()
}
