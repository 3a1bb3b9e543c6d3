import type { Schemas } from '../../world/rows/contract-types.ts'
import { stateOf } from '../../world/world-state.ts'
import { Problem } from '../calls/problem.ts'
import { type ExternalSite, offer, type SiteCall } from './site-definition.ts'

const homes: Record<Schemas['Localization']['code'], { country: string; world: string }> = {
  us: { country: 'the United States', world: 'returning-customer' },
  cn: { country: 'China', world: 'china' },
  jp: { country: 'Japan', world: 'japan' },
  br: { country: 'Brazil', world: 'brazil' },
  es: { country: 'Spain', world: 'spain' },
}

function siteAt({ world, rest }: SiteCall): Schemas['Localization'] {
  const site = stateOf(world).application.localizations.find(({ code }) => code === rest[0])
  if (site) return site
  throw new Problem(404, 'No such site', 'There is no site at this address.')
}

/** Another country's portal, which is a different server with its own customers. */
export const localizationSite: ExternalSite = {
  name: 'another Galley site',
  simulates: 'Another country’s portal, on a server of its own with its own customers.',
  choices: ['go', 'leave', 'never'],
  show(call) {
    const { code, language } = siteAt(call)
    const { country, world } = homes[code]
    const here = stateOf(call.world).application.localization.code
    const isHere = here === code
    const user = call.world.users.get(call.session.userIdentity ?? '')
    const stays = user?.account.requiresLocalizationRedirect
      ? 'Galley sends this customer straight back here.'
      : 'Nothing changes in this world.'
    const goes = `Replaces this world with “${world}”, the scenario of that site.`
    return {
      heading: `The site for ${country}`,
      state: isHere ? 'You are on this site.' : '',
      facts: [
        { name: 'Site', value: code },
        { name: 'Language', value: language },
        { name: 'You come from', value: `the site for ${homes[here].country}` },
      ],
      paragraphs: [],
      offers: [
        offer('go', `Continue to the site for ${country}`, goes),
        offer('leave', 'Back to Galley', stays),
        offer('never', 'Stay here', ''),
      ],
    }
  },
  choose(call, { choice }) {
    const { code, language } = siteAt(call)
    return choice === 'go' ? `/${language}?scenario=${homes[code].world}` : '/'
  },
}
