import { expect, spyOn, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// VerifyScreen
export default {
  ...screen,
  title: 'Certificates/Verify',
  args: { path: '/certificate/verify', world: 'scenario=anonymous' },
}

const unknown = /^We found no certificate with the code 0000-\u20600000-\u20600000\./

async function verify(canvasElement: HTMLElement, code: string) {
  const canvas = within(canvasElement)
  const field = await canvas.findByLabelText('Verification code')
  await userEvent.type(field, `${code}{Enter}`)
  return { canvas, field }
}

export const NoCode: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { canvas } = await verify(canvasElement, ' ')
    const message = await canvas.findAllByText('Please enter a verification code.')
    await expect(message[0]).toBeVisible()
  },
}

export const NotACode: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const { canvas } = await verify(canvasElement, '7F3K/22MQ')
    const message = /^A verification code has only letters, digits and hyphens/
    await expect((await canvas.findAllByText(message))[0]).toBeVisible()
  },
}

export const UnknownCode: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { canvas, field } = await verify(canvasElement, '0000 0000 0000')
    await expect((await canvas.findAllByText(unknown))[0]).toBeVisible()
    await expect(field).toHaveValue('0000 0000 0000')
  },
}

export const CodeTyped: ScreenStory = {
  args: { path: '/certificate/verify', world: 'scenario=returning-customer' },
  play: async ({ canvasElement }) => {
    // As a person copies it from paper.
    const { canvas } = await verify(canvasElement, '04h9 6mzh vppc')
    const title = { name: 'This certificate is genuine', level: 1 }
    await expect(await canvas.findByRole('heading', title)).toHaveFocus()
    await expect(canvas.getByText('04H9-6MZH-VPPC')).toBeVisible()
  },
}

export const Genuine: ScreenStory = {
  args: { path: '/certificate/verify/{certificate}' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const paper = await canvas.findByRole('article', { name: 'Editing certificate' })
    await expect(within(paper).getByText('N. Feldman, L. Bassey and C. Ng')).toBeVisible()
    await expect(within(paper).getByText(/^This document certifies/)).toBeVisible()
    await expect(within(paper).getByText(/^GX\w{6}$/)).toBeVisible()
    await expect(
      canvas.getByText('Compare the document you were given with this one.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Download/ })).toBeNull()
  },
}

export const GenuineOnAPhone: ScreenStory = {
  tags: ['deep'],
  ...Genuine,
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
}

export const LinkCopied: ScreenStory = {
  args: { path: '/certificate/verify/{certificate}' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }))
    const address = expect.stringMatching(/\/en\/certificate\/verify\/\w{4}-\w{4}-\w{4}$/)
    await expect(written).toHaveBeenCalledWith(address)
    await expect(await canvas.findByText(/^The link is copied\./)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus()
  },
}

export const AuthorsNotNamed: ScreenStory = {
  args: {
    path: '/certificate/verify/{certificates.withoutAuthors}',
    world: 'scenario=returning-customer',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No authors named yet')).toBeVisible()
  },
}

export const UnknownCodeInTheAddress: ScreenStory = {
  args: { path: '/certificate/verify/0000-0000-0000' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = { name: 'We could not verify this certificate', level: 1 }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await expect(
      await canvas.findByText(/We found no certificate with the code 0000-\u20600000-\u20600000/),
    ).toBeVisible()
    await expect(canvas.getByLabelText('Verification code')).toHaveValue('0000-0000-0000')
  },
}

/** An address that was typed from paper. */
export const CodeTypedInTheAddress: ScreenStory = {
  args: { path: '/certificate/verify/04h9%206mzh%20vppc', world: 'scenario=returning-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = { name: 'This certificate is genuine', level: 1 }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await expect(canvas.getByText('04H9-6MZH-VPPC')).toBeVisible()
  },
}

export const NoCodeInTheAddress: ScreenStory = {
  tags: ['deep'],
  args: { path: '/certificate/verify/no_code' },
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/with the code no_code/)).toBeVisible()
  },
}

/** What was typed stays, and the next attempt works. */
export const FailedAndTriedAgain: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=anonymous&fault=getCertificate:503:1' },
  play: async ({ canvasElement }) => {
    const { canvas, field } = await verify(canvasElement, '0000-0000-0000')
    await expect(await canvas.findByText(/^That didn’t work/)).toBeVisible()
    await expect(field).toHaveValue('0000-0000-0000')
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await expect((await canvas.findAllByText(unknown))[0]).toBeVisible()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: {
    path: '/certificate/verify/{certificate}',
    world: 'scenario=anonymous&fault=getCertificate:500:1',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The certificate could not be checked')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('article', { name: 'Editing certificate' })).toBeVisible()
  },
}

export const Loading: ScreenStory = {
  args: {
    path: '/certificate/verify/{certificate}',
    world: 'scenario=anonymous&fault=getCertificate:time-out',
  },
  play: async ({ canvasElement }) => {
    const message = 'We are looking the certificate up.'
    await expect(await within(canvasElement).findByText(message)).toBeInTheDocument()
  },
}
