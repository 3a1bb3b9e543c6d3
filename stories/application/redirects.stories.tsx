import { expect, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// Each opens addresses one after the other and ends at the last.
export default { ...screen, title: 'Application/Redirects', args: { path: '/error' } }

/** @param ends the final address of each requested one */
const leads = (world: string, ends: [requested: string, final: string][]): ScreenStory => ({
  args: { world },
  play: async ({ canvasElement, loaded }) => {
    const { router }: OpenedScreen = loaded.screen
    await within(canvasElement).findByRole('contentinfo')
    for (const [requested, final] of ends) {
      await router.navigate({ href: requested })
      await waitFor(() => expect(router.state.location.href, requested).toBe(final))
    }
    await expect(within(canvasElement).getByRole('contentinfo')).toBeVisible()
  },
})

export const OfACustomer: ScreenStory = {
  tags: ['deep'],
  ...leads('scenario=returning-customer', [
    ['/en/researcher/rewards-plus', '/en/researcher/rewards'],
    ['/en/researcher/aje-plus?origin=mail', '/en/researcher/rewards?origin=mail'],
    ['/en/curie/plan?plan=year', '/en/rubriq/plan?plan=year'],
    ['/en/rubriq', '/en/rubriq'],
    ['/en/researcher/index/details/GX7KQ2M9', '/en/researcher/details/GX7KQ2M9'],
    ['/en/researcher/index/orders/_/_/x/_/y', '/en/researcher/index/orders/_/_/x/_/y'],
    ['/en/home/anything', '/en/researcher'],
    ['/en/register', '/en/researcher'],
    ['/en/login?redirect=%2F%2Fevil.example', '/en/researcher'],
    ['/en/login?redirect=https%3Aevil.example', '/en/researcher'],
    ['/?origin=mail', '/en/researcher?origin=mail'],
    ['/researcher/index?origin=mail', '/en/researcher?origin=mail'],
    ['/login', '/en/researcher'],
    ['/en/no/such/page', '/en/no/such/page'],
    ['/en/error', '/en/error'],
    ['/en/researcher/wfoe-migration-status', '/en/researcher'],
  ]),
}

export const OfAVisitor = leads('scenario=anonymous', [
  ['/en?origin=mail', '/en/login?origin=mail'],
  ['/en/register', '/en/register'],
  ['/en/certificate', '/en/certificate'],
  ['/en/certificate/GX222222', '/en/login?redirect=%2Fen%2Fcertificate%2FGX222222'],
  ['/en/researcher/submit/new', '/en/researcher/submit/get-started'],
  ['/en/researcher/grammar-check', '/en/researcher/grammar-check'],
  ['/en/testimonials', '/en/login?redirect=%2Fen%2Ftestimonials%2Fsubmit'],
  ['/en/account/addresses/7', '/en/login?redirect=%2Fen%2Faccount%2Faddresses%2F7'],
  ['/en/referral-rewards', '/en/login?redirect=%2Fen%2Freferral-rewards'],
  ['/en/chinese-digital-trial', '/en/login?redirect=%2Fen%2Fchinese-digital-trial'],
  ['/en/curie/plan', '/en/login?redirect=%2Fen%2Frubriq%2Fplan'],
  [
    '/en/researcher/invoices?a=b&c=d',
    '/en/login?redirect=%2Fen%2Fresearcher%2Finvoices%3Fa%3Db%26c%3Dd',
  ],
])

export const WithoutInvoices: ScreenStory = {
  tags: ['deep'],
  ...leads('scenario=hidden-invoices', [
    ['/en/researcher/invoices', '/en/researcher'],
    ['/en/researcher/invoices/unpaid', '/en/researcher'],
    ['/en/researcher/prepay', '/en/researcher'],
  ]),
}

export const WithoutRewards: ScreenStory = {
  tags: ['deep'],
  ...leads('scenario=new-customer', [['/en/researcher/rewards-plus', '/en/researcher']]),
}

export const WithoutDigitalProducts = leads('scenario=digital-off', [
  ['/en/researcher/grammar-check', '/en/researcher'],
  ['/en/researcher/digital-editing', '/en/researcher'],
  ['/en/researcher/digital-translations', '/en/researcher'],
])

export const WithRubriq = leads('scenario=rubriq', [
  ['/en/researcher/digital-editing', '/en/rubriq'],
  ['/en/researcher/digital-translations', '/en/rubriq/translation'],
])

export const OfAnIncompleteAccount: ScreenStory = {
  tags: ['deep'],
  ...leads('scenario=missing-fields', [
    ['/en/researcher/submit/new', '/en/account?redirect=%2Fen%2Fresearcher%2Fsubmit%2Fnew'],
    ['/en/certificate', '/en/certificate'],
  ]),
}

export const OfAMigratingAccount: ScreenStory = {
  tags: ['deep'],
  ...leads('scenario=china-migrating', [
    ['/cn/researcher/submit/new', '/cn/researcher/wfoe-migration-status'],
    ['/cn/account', '/cn/researcher/wfoe-migration-status'],
  ]),
  globals: { language: 'cn' },
}

export const OfAnAccountThatWaits: ScreenStory = {
  tags: ['deep'],
  ...leads('scenario=china-migration-waiting', [['/cn', '/cn/researcher/wfoe-migration-status']]),
  globals: { language: 'cn' },
}

export const OfAMigratedAccount: ScreenStory = {
  tags: ['deep'],
  ...leads('scenario=china-migrated', [['/cn/researcher/wfoe-migration-status', '/cn/researcher']]),
  globals: { language: 'cn' },
}

export const UnknownPathBelowTheDashboard: ScreenStory = {
  args: { path: '/researcher/no-such-page' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const message = /^There is no page at \/researcher\/no-such-page\./
    await expect(await canvas.findByText(message)).toBeVisible()
    const { router }: OpenedScreen = loaded.screen
    await expect(router.state.location.href).toBe('/en/researcher')
  },
}
