import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// OrderPageScreen, its e-mail notifications
export default {
  ...screen,
  title: 'Orders/E-mail notifications',
  args: { path: '/researcher/details/{orders.received}', world: 'scenario=returning-customer' },
}

const thanks = 'Thank you for the additional information regarding your order.'

async function opened(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const part = within(await canvas.findByRole('region', { name: 'E-mail notifications' }))
  const add = async (email: string) => {
    const opener = part.queryByRole('button', { name: 'Add an address' })
    if (opener) await userEvent.click(opener)
    await userEvent.click(await part.findByLabelText('E-mail address'))
    await userEvent.paste(email)
    await userEvent.click(part.getByRole('button', { name: 'Add this address' }))
  }
  return { canvas, part, add }
}

export const Empty: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { part } = await opened(canvasElement)
    await expect(part.getByRole('button', { name: 'Add an address' })).toBeVisible()
    await expect(part.queryByRole('list')).toBeNull()
  },
}

export const Added: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const { canvas, part, add } = await opened(canvasElement)
    await add('Lab@example.edu')
    await expect(await canvas.findByText(thanks)).toBeVisible()
    await expect(await part.findByText('lab@example.edu')).toBeVisible()
    await expect(part.getByLabelText('E-mail address')).toHaveValue('')
  },
}

export const Removed: ScreenStory = {
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const { part, add } = await opened(canvasElement)
    await add('lab@example.edu')
    await userEvent.click(await part.findByRole('button', { name: 'Remove lab@example.edu' }))
    await waitFor(() => expect(part.queryByText('lab@example.edu')).toBeNull())
    await expect(part.getByRole('button', { name: 'Add this address' })).toBeVisible()
  },
}

/** A story of an address that is not sent. */
const wrong = (email: string, message: RegExp): ScreenStory => ({
  play: async ({ canvasElement }) => {
    const { part, add } = await opened(canvasElement)
    await add(email)
    await expect((await part.findAllByText(message))[0]).toBeVisible()
  },
})

export const Invalid = wrong('lab@example', /^Please enter a valid e-mail address/)
export const Own = wrong('HELEN.MARSH@example.edu', /^You get our e-mails already/)

export const Twice: ScreenStory = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const { part, add } = await opened(canvasElement)
    await add('lab@example.edu')
    await part.findByText('lab@example.edu')
    await add('LAB@example.edu')
    await expect(
      (await part.findAllByText('This address is on the list already.'))[0],
    ).toBeVisible()
  },
}

export const Full: ScreenStory = {
  play: async ({ canvasElement }) => {
    const { part, add } = await opened(canvasElement)
    for (const number of Array.from({ length: 10 }, (_, index) => index + 1)) {
      await add(`reader${number}@example.edu`)
      await part.findByText(`reader${number}@example.edu`)
    }
    await expect(await part.findByText(/^The list is full/)).toBeVisible()
    await expect(part.queryByLabelText('E-mail address')).toBeNull()
  },
}

export const FailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=returning-customer&fault=saveOrderEmailNotifications:500:1' },
  play: async ({ canvasElement }) => {
    const { canvas, part, add } = await opened(canvasElement)
    await add('lab@example.edu')
    await part.findByRole('alert', { name: 'There is a problem' })
    await expect(part.getByLabelText('E-mail address')).toHaveValue('lab@example.edu')
    await userEvent.click(part.getByRole('button', { name: 'Add this address' }))
    await expect(await canvas.findByText(thanks)).toBeVisible()
  },
}
