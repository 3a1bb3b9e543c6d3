import { expect, userEvent, waitFor, within } from 'storybook/test'
import { expectNoOverflow } from '../expect-no-overflow.ts'
import { acceptAndPay, choosePaymentMethod } from '../payment/fill-payment.ts'
import { typeCardInFrame } from '../payment/methods/in-card-frame.ts'
import { paymentScreen } from '../payment/payment-screen.ts'
import type { ScreenStory } from '../screen.tsx'
import { digitalCallsOf, expectPurchase, type OpenedDigital } from './digital-world.ts'

// PurchaseScreen
export default {
  ...paymentScreen,
  title: 'Digital payment/Purchase',
  args: {
    path: '/researcher/digital-translations/purchase',
    world: 'scenario=digital-translation',
  },
}

const mainPage = '/en/researcher/digital-translations'

const packagesIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('group', { name: 'Package' })

async function choosePackage(canvasElement: HTMLElement, name: RegExp) {
  const group = await packagesIn(canvasElement)
  await userEvent.click(within(group).getByRole('radio', { name }))
}

export const AtFirst: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const group = within(await packagesIn(canvasElement))
    await expect(group.getAllByRole('radio')).toHaveLength(3)
    await expect(group.getByRole('radio', { name: /^One translation/ })).toBeChecked()
    await expect(group.getByText('Most popular')).toBeVisible()
    await expect(group.getAllByText(/^You save/)).toHaveLength(2)
    await expect(group.queryByText(/Spanish to English/)).toBeNull()
    await expect(group.getByText(/^One translation is one manuscript/)).toHaveTextContent(
      '2027-11-02',
    )
    await expect(await canvas.findByRole('button', { name: /^Pay 37,04\s€$/ })).toBeVisible()
    const owned = within(await canvas.findByRole('region', { name: 'What you have now' }))
    await expect(owned.getByRole('heading', { name: 'One translation' })).toBeVisible()
    await expect(owned.getByText('Chinese to English')).toBeVisible()
    const [period] = owned.getAllByText(/^Until/)
    await expect(period?.getBoundingClientRect().height).toBeLessThan(30)
    await expect(owned.getByText('Spanish to English')).toBeVisible()
  },
}

export const Chosen: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choosePackage(canvasElement, /^Package of 5 translations/)
    await expect(await canvas.findByRole('button', { name: /^Pay 148,16\s€$/ })).toBeVisible()
  },
}
export const ChosenOnASmallScreen: ScreenStory = {
  tags: ['deep'],
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
  play: async ({ canvasElement }) => {
    await choosePackage(canvasElement, /^Package of 5 translations/)
    const pay = { name: /^Pay 148,16\s€$/ }
    await expect(await within(canvasElement).findByRole('button', pay)).toBeVisible()
    await expectNoOverflow()
  },
}

export const AnotherLanguage: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choosePackage(canvasElement, /^Package of 5 translations/)
    const others = 'Spanish to English or Portuguese to English'
    await expect(canvas.getByRole('radio', { name: others })).toBeChecked()
    const group = within(await packagesIn(canvasElement))
    await expect(group.getByRole('radio', { name: /^Package of 5/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Chinese to English' }))
    await expect(group.getByRole('radio', { name: /^Package of 5/ })).not.toBeChecked()
    await expect(group.queryByText(/Chinese to English/)).toBeNull()
    await expect(group.getByRole('radio', { name: /^One translation/ })).toBeChecked()
  },
}

export const LanguageFromTheUpload: ScreenStory = {
  args: { path: '/researcher/digital-translations/purchase?language=chinese-to-english' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('radio', { name: 'Chinese to English' })).toBeChecked()
    const group = within(await packagesIn(canvasElement))
    await expect(group.getByText('46,30 €')).toBeVisible()
  },
}

export const ByCard: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=returning-customer' },
  play: async (opened: OpenedDigital) => {
    const { canvasElement, loaded } = opened
    await choosePackage(canvasElement, /^Package of 10 translations/)
    await choosePaymentMethod(canvasElement, 'Credit card')
    await typeCardInFrame(canvasElement)
    await acceptAndPay(canvasElement)
    await expectPurchase(opened, mainPage)
    await expect(digitalCallsOf(loaded.screen, 'payForDigitalTranslation')).toHaveLength(1)
    const [purchase] = [...(loaded.screen?.world.digitalPurchases.all() ?? [])]
    await expect(purchase).toMatchObject({ price: 280, numberOfUsesRemaining: 10 })
  },
}

export const UsedUp: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=digital-translation-used-up' },
  globals: { language: 'br' },
}

export const InChinese: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=china&flag=chinese_digital_translation:on' },
  globals: { language: 'cn' },
}

export const WithoutACurrency: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choosePackage(canvasElement, /^Package of 5 translations/)
    const button = await canvas.findByRole('button', { name: 'Pay $160' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.selectOptions(canvas.getByLabelText('Currency'), 'JPY')
    await userEvent.click(canvas.getByRole('button', { name: 'Use this currency' }))
    await expect(await canvas.findByRole('button', { name: /^Pay ¥/ })).toBeVisible()
    const group = within(await packagesIn(canvasElement))
    await expect(group.getByRole('radio', { name: /^Package of 5/ })).toBeChecked()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { world: 'scenario=digital-translation&fault=loadDigitalOrders:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The prices could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await packagesIn(canvasElement)).toBeVisible()
  },
}

export const Launched: ScreenStory = {
  args: { world: 'scenario=rubriq' },
  play: async ({ loaded: { screen } }: OpenedDigital) => {
    const path = '/en/rubriq/plan/subscribe'
    await waitFor(() => expect(screen?.router.state.location.pathname).toBe(path))
  },
}
