import { expect, userEvent, waitFor, within } from 'storybook/test'
import { stateOf, updateState } from '../../mocks/world/world-state.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// PrepaymentFapiaoScreen without a form
const of = (fact: string) => `/researcher/prepay/{prepayments.${fact}}/fapiao`

export default {
  ...screen,
  title: 'Fapiao/View',
  args: { path: of('own'), world: 'scenario=china' },
}

const cancel = { name: /^Cancel fapiao \d/ }

export const Issued: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const open = await canvas.findByRole('link', { name: 'Open fapiao (PDF)' })
    await expect(canvas.getByRole('heading', { name: 'Fapiao', level: 1 })).toBeVisible()
    await expect(open).toHaveAttribute('href', expect.stringContaining('/external/fapiao/'))
    await expect(canvas.getByText(/^\d{20}$/)).toBeVisible()
    await expect(canvas.getByText('Special fapiao')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'See your prepayments' })).toBeNull()
    await expect(canvas.getByRole('button', cancel)).toBeVisible()
  },
}

export const OnASmallScreen: ScreenStory = {
  tags: ['deep'],
  ...Issued,
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
}

/** The request form replaces the cancelled fapiao. */
export const Cancelled: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', cancel))
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep fapiao' }))
    await userEvent.click(canvas.getByRole('button', cancel))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the fapiao' }))
    await expect(await canvas.findByText(/The special fapiao has been cancelled/)).toBeVisible()
    await expect(await canvas.findByRole('form', { name: 'Request a fapiao' })).toBeVisible()
    const heading = { name: 'Request a fapiao', level: 1 }
    await waitFor(() => expect(canvas.getByRole('heading', heading)).toHaveFocus())
    await expect(canvas.queryByText(/The fapiao for this payment was cancelled/)).toBeNull()
  },
}

export const NotCancelled: ScreenStory = {
  args: { world: 'scenario=china&fault=cancelFapiao:503:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', cancel))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the fapiao' }))
    await expect(await canvas.findByText(/could not be cancelled/)).toBeVisible()
    await expect(canvas.getByRole('button', cancel)).toBeVisible()
  },
}

export const OverAYear: ScreenStory = {
  args: { path: of('overAYear') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: 'Open fapiao (PDF)' })).toBeVisible()
    await expect(canvas.queryByRole('button', cancel)).toBeNull()
    await expect(canvas.getByText(/it is too late for this one/)).toBeVisible()
  },
}

export const OverAYearForStaff: ScreenStory = {
  tags: ['deep'],
  args: { path: of('overAYear'), world: 'scenario=impersonator' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', cancel))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the fapiao' }))
    await expect(await canvas.findByText(/The special fapiao has been cancelled/)).toBeVisible()
  },
}

function changeFapiaoOfOwn({ world, facts }: OpenedScreen, ago: number) {
  if (!('fapiaos' in facts)) throw new Error('The world has no fapiaos.')
  const { ofPrepayment } = facts.fapiaos
  const [newest] = [...world.fapiaos.all()].map(({ createdAt }) => createdAt).sort((a, b) => b - a)
  if (newest === undefined) throw new Error('The world has no fapiaos.')
  world.fapiaos.update(ofPrepayment, { createdAt: newest - ago, notified: false })
}

const hour = 3_600_000

export const JustRequested: ScreenStory = {
  beforeEach: ({ loaded }) => changeFapiaoOfOwn(loaded.screen, 0),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The fapiao has been requested')).toBeVisible()
    await expect(canvas.queryByRole('button', cancel)).toBeNull()
  },
}

export const Processing: ScreenStory = {
  beforeEach: ({ loaded }) => changeFapiaoOfOwn(loaded.screen, 5 * hour),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The tax office is issuing the fapiao')).toBeVisible()
    await expect(canvas.queryByText('We send your request to the tax office.')).toBeNull()
  },
}

export const OfAnotherSite: ScreenStory = {
  args: { path: of('american') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/belongs to another of our sites/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /our support/ })).toBeVisible()
  },
}

export const SiteWithoutFapiaos: ScreenStory = {
  args: { path: '/researcher/prepay/{prepayments.full}/fapiao', world: 'scenario=prepaid' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('There is no fapiao for this payment')).toBeVisible()
    await expect(canvas.queryByText(/another of our sites/)).toBeNull()
  },
}

export const UnknownPayment: ScreenStory = {
  args: { path: '/researcher/prepay/CN-RT-9/fapiao' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('We could not find prepayment CN-RT-9')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'See your prepayments' }))
    await expect(await canvas.findByRole('heading', { name: 'PrePay', level: 1 })).toBeVisible()
  },
}

export const NotPaidYet: ScreenStory = {
  args: { path: of('withoutFapiao') },
  beforeEach: ({ loaded }) => {
    const { world, facts }: OpenedScreen = loaded.screen
    if (!('prepayments' in facts && 'withoutFapiao' in facts.prepayments)) {
      throw new Error('The world has no prepayment without a fapiao.')
    }
    world.prepayments.update(facts.prepayments.withoutFapiao, { payment: null })
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Not paid yet')).toBeVisible()
    const pay = canvas.getByRole('link', { name: /^Pay ¥/ })
    await expect(pay).toHaveAttribute('href', expect.stringMatching(/prepay[/]CN-RT-/))
  },
}

/** This site asks in the order form. */
export const NoneAfterPayment: ScreenStory = {
  args: { path: of('withoutFapiao') },
  beforeEach: ({ loaded }) => {
    const { world }: OpenedScreen = loaded.screen
    const { application } = stateOf(world)
    const { localization } = application
    const other = { ...localization, allowsFapiaoProcessingAfterPayment: false }
    updateState(world, { application: { ...application, localization: other } })
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/doesn’t issue fapiaos after payment/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ask our support team' })).toBeVisible()
  },
}
