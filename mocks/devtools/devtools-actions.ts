import type { components } from '../../src/api/generated/schema.gen.ts'
import { addFault, parseFault } from '../backend/calls/faults.ts'
import type { PageWorld } from '../transports/page/open-page-world.ts'
import { stateOf, updateState } from '../world/world-state.ts'

type Application = components['schemas']['Application']
type Currency = components['schemas']['Currency']

/** `identity` null signs out. */
export function signInAs(page: PageWorld, identity: string | null): Promise<void> {
  return page.change('consoleSignIn', () => {
    const { browserSession } = stateOf(page.world)
    if (browserSession) page.world.sessions.update(browserSession, { userIdentity: identity })
  })
}

export function changeApplication(
  page: PageWorld,
  change: (application: Application) => Application,
): Promise<void> {
  return page.change('consoleSwitch', () => {
    const { application } = stateOf(page.world)
    updateState(page.world, { application: change(application) })
  })
}

export function setCurrency(page: PageWorld, identity: string, currency: Currency): Promise<void> {
  return page.change('consoleCurrency', () => {
    const user = page.world.users.get(identity)
    if (!user) return
    page.world.users.update(identity, {
      account: { ...user.account, currency, currencyIso: currency.isoCode },
    })
  })
}

/** `OPERATION:KIND` or `OPERATION:KIND:COUNT`, as in an address. @throws UnknownName */
export function setFault(page: PageWorld, text: string): Promise<void> {
  const fault = parseFault(text)
  return page.change('consoleFault', () => addFault(page.world, fault))
}

export function removeFault(page: PageWorld, identity: string): Promise<void> {
  return page.change('consoleFault', () => page.world.faults.remove(identity))
}

/** Milliseconds. */
export function setLatency(page: PageWorld, latency: number): Promise<void> {
  return page.change('consoleLatency', () => updateState(page.world, { latency }))
}
