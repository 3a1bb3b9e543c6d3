import type { components } from '../../src/api/generated/schema.gen.ts'
import { addFault, parseFault } from '../backend/faults.ts'
import type { PageWorld } from '../transports/page/open-page-world.ts'
import { stateOf, updateState } from '../world/world-state.ts'

type Application = components['schemas']['Application']
type Currency = components['schemas']['Currency']

/** Makes somebody the one who is signed in; null for nobody. */
export function signInAs(page: PageWorld, identity: string | null): Promise<void> {
  return page.change('consoleSignIn', () => {
    const { browserSession } = stateOf(page.world)
    if (browserSession) page.world.sessions.update(browserSession, { userIdentity: identity })
  })
}

/** Changes what the application says of itself. */
export function changeApplication(
  page: PageWorld,
  change: (application: Application) => Application,
): Promise<void> {
  return page.change('consoleSwitch', () => {
    const { application } = stateOf(page.world)
    updateState(page.world, { application: change(application) })
  })
}

/** Sets what a person pays in. */
export function setCurrency(page: PageWorld, identity: string, currency: Currency): Promise<void> {
  return page.change('consoleCurrency', () => {
    const user = page.world.users.get(identity)
    if (!user) return
    page.world.users.update(identity, {
      account: { ...user.account, currency, currencyIso: currency.isoCode },
    })
  })
}

/** `text` as in an address: `OPERATION:KIND` or `OPERATION:KIND:COUNT`. Throws UnknownName. */
export function setFault(page: PageWorld, text: string): Promise<void> {
  const fault = parseFault(text)
  return page.change('consoleFault', () => addFault(page.world, fault))
}

export function removeFault(page: PageWorld, identity: string): Promise<void> {
  return page.change('consoleFault', () => page.world.faults.remove(identity))
}

/** Milliseconds that every answer is held back. */
export function setLatency(page: PageWorld, latency: number): Promise<void> {
  return page.change('consoleLatency', () => updateState(page.world, { latency }))
}
