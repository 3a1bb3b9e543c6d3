import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// SignInScreen, opened as a visitor would.
export default {
  ...screen,
  title: 'Auth/Sign in',
  args: { path: '/login', world: 'scenario=anonymous' },
}

const heading = { name: 'Sign in', level: 1 }

export const Ready: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
  },
}

export const FailureInThePath: ScreenStory = {
  args: { path: '/login/failure/Your+provider+did+not+answer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your provider did not answer')).toBeVisible()
  },
}

export const NothingEntered: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(canvas.getAllByText('Please enter your password.')).toHaveLength(2)
  },
}

export const WrongPassword: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('E-mail address'), 'helen.marsh@example.edu')
    await userEvent.type(canvas.getByLabelText('Password'), 'not the password')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(
      await canvas.findByText(/This e-mail address and password do not belong together/),
    ).toBeVisible()
  },
}

export const NetworkDown: ScreenStory = {
  args: { world: 'scenario=anonymous&fault=logIn:network' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('E-mail address'), 'helen.marsh@example.edu')
    await userEvent.type(canvas.getByLabelText('Password'), 'manuscript')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByRole('alertdialog')).toBeVisible()
  },
}
