import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// ChineseTrialScreen and RubriqScreen
export default {
  ...screen,
  title: 'Digital translation/Chinese trial',
  args: {
    path: '/chinese-digital-trial',
    world: 'scenario=china&flag=chinese_digital_translation:on',
  },
}

const heading = (name: string | RegExp) => ({ name, level: 1 })
const claim = 'claimChineseDigitalTrial'

/** Once, also on a second visit. */
export const Granted: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading('Rubriq'))).toBeVisible()
    await expect(canvas.getByText(/One free translation from Chinese/)).toBeVisible()
    await expect(await canvas.findByText('1 translation left')).toBeVisible()
    const { calls, router }: OpenedScreen = loaded.screen
    const claims = () => calls.all().filter(({ operation }) => operation === claim)
    await expect(claims()).toHaveLength(1)
    await userEvent.click(canvas.getByRole('link', { name: 'Translate a manuscript' }))
    const packages = within(await canvas.findByRole('region', { name: 'Your packages' }))
    await expect(canvas.getByText('1 translation left')).toBeVisible()
    await expect(packages.getByRole('heading', { name: 'Free translation' })).toBeVisible()
    await router.navigate({ href: '/en/chinese-digital-trial' })
    await expect(await canvas.findByText(/One free translation from Chinese/)).toBeVisible()
    await expect(claims()).toHaveLength(1)
  },
}

export const NotEligible: ScreenStory = {
  args: { world: 'scenario=china&flag=chinese_digital_translation:off' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading('Rubriq'))).toBeVisible()
    await expect(
      canvas.getByText(/Your account has no free translation from Chinese/),
    ).toBeVisible()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: {
    world: `scenario=china&flag=chinese_digital_translation:on&fault=${claim}:lost-answer:1`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const modal = await within(document.body).findByRole('alertdialog')
    await userEvent.click(within(modal).getByRole('button', { name: 'Stay here' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText(/One free translation from Chinese/)).toBeVisible()
  },
}

export const RedirectsToRubriqSite: ScreenStory = {
  tags: ['deep'],
  args: {
    world: 'scenario=china&flag=chinese_digital_translation:on&flag=rubriq_hosted_elsewhere:on',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading('Taking you to Rubriq'))).toBeVisible()
  },
}

export const Rubriq: ScreenStory = {
  args: { path: '/curie/plan', world: 'scenario=digital-translation' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading('Rubriq'))).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Digital translation' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Digital editing' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Edit a manuscript' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to my orders' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull()
  },
}

export const RubriqWithoutDigitalProducts: ScreenStory = {
  args: { path: '/rubriq', world: 'scenario=digital-off' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading('Rubriq'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to my orders' })).toBeVisible()
    await expect(canvas.getByText(/Neither is available on this site/)).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: /^Digital/ })).toBeNull()
  },
}
