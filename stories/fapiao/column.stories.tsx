import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// FapiaoEntry
export default {
  ...screen,
  title: 'Fapiao/Column',
  args: { path: '/researcher/prepay', world: 'scenario=china' },
}

async function rowOf(canvasElement: HTMLElement, { facts }: OpenedScreen, name: string) {
  const canvas = within(canvasElement)
  const table = await canvas.findByRole('table', { name: 'Prepayments' })
  const number = String(Reflect.get(Reflect.get(facts, 'prepayments'), name))
  const row = within(table).getByRole('row', { name: new RegExp(number) })
  return within(row)
}

export const Prepayments: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const row = (name: string) => rowOf(canvasElement, loaded.screen, name)
    await expect((await row('withoutFapiao')).getByText('Request a fapiao')).toBeVisible()
    const own = await row('own')
    await expect(own.getByRole('link', { name: /^\d{20}/ })).toBeVisible()
    await expect(own.getByRole('button', { name: /^Cancel fapiao/ })).toBeVisible()
    const old = await row('overAYear')
    await expect(old.getByRole('link', { name: /^\d{20}/ })).toBeVisible()
    await expect(old.queryByRole('button', { name: /^Cancel fapiao/ })).toBeNull()
    await expect((await row('american')).getByText('--')).toBeVisible()
  },
}

export const OnASmallScreen: ScreenStory = {
  tags: ['deep'],
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Request a fapiao')).toBeVisible()
  },
}

export const CancelledInTheList: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const own = await rowOf(canvasElement, loaded.screen, 'own')
    await userEvent.click(own.getByRole('button', { name: /^Cancel fapiao/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the fapiao' }))
    await expect(await canvas.findByText(/The special fapiao has been cancelled/)).toBeVisible()
    await expect(await own.findByText('Request another')).toBeVisible()
    await expect(own.getByText(/^\d{20} cancelled$/)).toBeVisible()
  },
}

/** Staff can cancel after the year, too. */
export const ForStaff: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=impersonator' },
  play: async ({ canvasElement, loaded }) => {
    const old = await rowOf(canvasElement, loaded.screen, 'overAYear')
    await expect(old.getByRole('button', { name: /^Cancel fapiao/ })).toBeVisible()
  },
}

/** This site asks in the order form. */
export const NoColumn: ScreenStory = {
  args: { world: 'scenario=prepaid' },
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Prepayments' })
    await expect(within(table).queryByRole('columnheader', { name: 'Fapiao' })).toBeNull()
  },
}
