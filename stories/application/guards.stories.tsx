import { expect, userEvent, within } from 'storybook/test'
import { addressIn } from '../../src/lib/url/address-in.ts'
import { type ScreenStory, screen } from '../screen.tsx'

export default { ...screen, title: 'Application/Guards', args: { path: '/researcher' } }

const heading = (name: string | RegExp) => ({ name, level: 1 })

export const TryingToStart: ScreenStory = {
  args: { world: 'scenario=outage' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const later = heading('The service isn’t responding yet')
    await expect(await canvas.findByRole('heading', later)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'support@galley.example' })).toBeVisible()
  },
}

export const LocalizationMismatch: ScreenStory = {
  args: { world: 'scenario=localization-mismatch' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = heading('Your account belongs to another site')
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    const sites = within(canvas.getByRole('list', { name: 'Our other sites' }))
    const names = sites.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Brasil', '中国', '日本', 'España'])
    await expect(canvas.getByText(/^You are signed in as .+@.+United States/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible()
  },
}

export const CreditNotesLocked: ScreenStory = {
  args: { world: 'scenario=credit-notes-locked' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = heading('Your account is locked')
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Write to our support team' })).toBeVisible()
  },
}

export const WarnedPersonSignsOut: ScreenStory = {
  args: { world: 'scenario=credit-notes-locked' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }))
    await expect(await canvas.findByRole('heading', heading('Sign in'))).toBeVisible()
  },
}

export const WarnedPersonChangesTheLanguage: ScreenStory = {
  args: { world: 'scenario=credit-notes-locked' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Language: / }))
    const link = canvas.getByRole('link', { name: '日本語' })
    await expect(link).toHaveAttribute('href', addressIn('/jp/researcher'))
  },
}

export const LeavingForAnotherLocalization: ScreenStory = {
  args: { world: 'scenario=localization-redirect' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = heading('Taking you to your country’s site')
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Go there now' })
    await expect(link).toHaveAttribute('href', addressIn('/api/account/redirect'))
  },
}

/** The message begins where the page does. */
export const SigningOutFailedWhileLeaving: ScreenStory = {
  globals: { viewport: { value: 'desktop' } },
  args: { world: 'scenario=localization-redirect&fault=logOut:500' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }))
    await expect(await canvas.findByText(/We couldn’t sign you out/)).toBeVisible()
    const title = canvas.getByRole('heading', heading('Taking you to your country’s site'))
    const left = (element: Element) => element.getBoundingClientRect().left
    await expect(left(canvas.getByRole('alert'))).toBe(left(title))
  },
}

export const NoNetworkWhileLeaving: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=localization-redirect&fault=logOut:network' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }))
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible()
  },
}

export const LeavingForRubriq: ScreenStory = {
  args: { path: '/curie/plan?plan=year', world: 'flag=rubriq_hosted_elsewhere:on' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading('Taking you to Rubriq'))).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Go there now' })
    await expect(link).toHaveAttribute('href', addressIn('/external/rubriq/plan?plan=year'))
  },
}

export const ErrorFromTheServer: ScreenStory = {
  args: { path: '/error', world: 'scenario=anonymous' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = heading('Something went wrong')
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Go back' })).toBeVisible()
  },
}
