import { expect, userEvent, within } from 'storybook/test'
import { chooseSample } from '../grammar-check/chosen-file.ts'
import { type ScreenStory, screen } from '../screen.tsx'

export default {
  ...screen,
  title: 'Testimonials/Submit',
  args: { path: '/testimonials/submit', world: 'scenario=returning-customer' },
}

const testimonialText = 'The editor understood my field.'

async function type(canvasElement: HTMLElement): Promise<void> {
  await userEvent.type(
    await within(canvasElement).findByLabelText('Your testimonial'),
    testimonialText,
  )
}

const submit = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Submit' }))

export const Empty: ScreenStory = {
  play: async ({ canvasElement }) => {
    const heading = { level: 1, name: 'Submit a testimonial' }
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    const help = canvas.getByRole('region', { name: 'What helps other researchers' })
    const field = canvas.getByLabelText('Your testimonial')
    const order = help.compareDocumentPosition(field)
    await expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  },
}

export const NothingTyped: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByLabelText('Your testimonial')
    await submit(canvasElement)
    const message = 'Please type in a testimonial before clicking Submit'
    await expect(await canvas.findByRole('link', { name: message })).toBeVisible()
    await expect(canvas.getByLabelText('Your testimonial')).toHaveAccessibleDescription(
      new RegExp(message),
    )
  },
}

export const TypedWithAPhoto: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    await type(canvasElement)
    const name = await chooseSample(canvasElement, 'photo')
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(name)).toBeVisible()
    await expect(canvas.getByText('Will be sent with your testimonial')).toBeVisible()
  },
}

export const PhotoRefused: ScreenStory = {
  args: {
    world:
      'scenario=returning-customer&fault=createTestimonial:refusal=testimonial-photo-too-large:1',
  },
  play: async ({ canvasElement }) => {
    await type(canvasElement)
    await chooseSample(canvasElement, 'photo')
    await submit(canvasElement)
    const message = /The photo is larger than 10 MB/
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: message })).toBeVisible()
    await expect(canvas.queryByText('Will be sent with your testimonial')).toBeNull()
    await expect(canvas.getByLabelText('Your testimonial')).toHaveValue(testimonialText)
  },
}

export const ServerDown: ScreenStory = {
  args: { world: 'scenario=returning-customer&fault=createTestimonial:503:1' },
  play: async ({ canvasElement }) => {
    await type(canvasElement)
    await submit(canvasElement)
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'There is a problem' })).toBeVisible()
    const message =
      'Your testimonial could not be sent. What you wrote is still here. Please try again in a moment.'
    await expect(canvas.getByText(message)).toBeVisible()
    await expect(canvas.getByLabelText('Your testimonial')).toHaveValue(testimonialText)
  },
}

export const Submitted: ScreenStory = {
  play: async ({ canvasElement }) => {
    await type(canvasElement)
    await submit(canvasElement)
    const message = 'Your testimonial has been received. Thank you for helping us serve you better.'
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(message)).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'My orders' })).toBeVisible()
  },
}
