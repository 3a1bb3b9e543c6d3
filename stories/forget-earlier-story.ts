import { frozenClock } from '../mocks/world/clock/clock-state.ts'
import { fixedNow } from '../mocks/world/clock/fixed-now.ts'
import { createWorldClock } from '../mocks/world/clock/world-clock.ts'
import { externalRedirect } from '../src/app/guards/external-redirect.ts'
import { dropSessionEnd } from '../src/app/session/session-end.ts'
import { closeNetworkFailure } from '../src/app/shell/network-failure.ts'
import { installLeaving } from '../src/lib/browser/leave-page.ts'
import { installClock, realClock } from '../src/lib/clock.ts'
import { dismissAllMessages } from '../src/ui/messages/message-store.ts'
import { forgetCopied } from '../src/ui/page/buttons/copied-text.ts'
import { earlierStoryEnded } from './earlier-story.ts'
import { tellAddress } from './stay-in-story.ts'

function forgetConsent(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = 'galley-consent=; path=/; max-age=0'
  for (const left of document.querySelectorAll('script[data-consent], #galley-consent'))
    left.remove()
  document.documentElement.style.removeProperty('--bottom')
}

/** Resets state in page and browser that would leak into the next story of the same page. */
export async function forgetEarlierStory(): Promise<void> {
  await earlierStoryEnded()
  // Freezes the clock; a story with a world installs that world's clock later.
  installClock(createWorldClock({ state: frozenClock(fixedNow), real: realClock }))
  localStorage.clear()
  sessionStorage.clear()
  forgetConsent()
  closeNetworkFailure()
  forgetCopied()
  dropSessionEnd()
  dismissAllMessages()
  externalRedirect.set(undefined)
  installLeaving(tellAddress)
}
