import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { Application } from '../../src/app/startup/application.tsx'
import type { SiteLanguage } from '../../src/i18n/locales.ts'
import { forgetEarlierStory } from '../forget-earlier-story.ts'
import { type OpenedScreen, openScreen } from '../screen-world.ts'
import type { Scheme } from './matrix-rows.ts'
import type { Place } from './route-addresses.ts'

/** A page that is open, to look at. */
export type OpenPage = OpenedScreen & {
  language: SiteLanguage
  /** How many calls wait for their answer. */
  underWay: () => number
  show: (scheme: Scheme) => void
  /** Lets the browser's timers take their own time again. */
  slowDown: () => void
  close: () => void
}

/** An address inside an address, such as where sign-in leads to, is in English in the stories. */
const spokenIn = (path: string, language: SiteLanguage) =>
  path.replaceAll(/(?<=\/|%2F|=)en(?=\/|%2F)/g, language)

const { fetch: ask, setTimeout: really } = globalThis

const hurry = 10

/** The browser's timers, faster. */
const hurried = (run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) =>
  really(run, delay / hurry, ...values)

/**
 * Opens the application at a place as a visitor would, alone in the document. Where the world has
 * faults, what waits for the browser's own time waits a tenth of it: tries follow one another for seconds.
 */
export async function openPage(
  { path, world: asked }: Place,
  language: SiteLanguage,
  scheme: Scheme,
): Promise<OpenPage> {
  forgetEarlierStory()
  for (const title of document.querySelectorAll('head > title')) title.remove()
  const screen = await openScreen({ path: spokenIn(path, language), world: asked }, language)
  const { queryClient, router, world } = screen
  let underWay = 0
  vi.stubGlobal('fetch', (...call: Parameters<typeof ask>) => {
    underWay += 1
    return ask(...call).finally(() => {
      underWay -= 1
    })
  })
  if (world.faults.size > 0) vi.stubGlobal('setTimeout', hurried)
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  const show = (next: Scheme) =>
    root.render(<Application queryClient={queryClient} router={router} scheme={next} />)
  show(scheme)
  const slowDown = () => void vi.stubGlobal('setTimeout', really)
  const close = () => {
    vi.unstubAllGlobals()
    root.unmount()
    element.remove()
    queryClient.clear()
  }
  return { ...screen, language, underWay: () => underWay, show, slowDown, close }
}

/** Whether a page shows what its route does, and no guard led it elsewhere. */
export const standsAt = ({ router }: OpenPage, route: string) =>
  router.state.matches.at(-1)?.routeId === route

const moment = () => new Promise((resolve) => really(resolve, 8))

/** Whether a colour is still on its way to another, as when the scheme has just changed. */
const isInTransition = () =>
  document.getAnimations().some((animation) => animation instanceof CSSTransition)

/**
 * Waits until a heading is there, and for three moments nothing is on its way and nothing changes.
 * Gives up after so many milliseconds: what is looked at then is what a person sees. Whoever expects
 * no answer waits for none.
 */
export async function untilQuiet(
  { queryClient, router, underWay }: OpenPage,
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
    const isWaiting = underWay() + queryClient.isFetching() + queryClient.isMutating() > 0
    const isThere = document.querySelector('h1') && !document.querySelector('[aria-busy=true]')
    // A page that leaves stands in place of the frame, and its router never arrives.
    const hasArrived = router.state.status === 'idle' || !document.querySelector('footer')
    const isStill = !changed && !isInTransition()
    const isQuiet = isThere && hasArrived && isStill && !(answered && isWaiting)
    quiet = isQuiet ? quiet + 1 : 0
  }
  observer.disconnect()
}
