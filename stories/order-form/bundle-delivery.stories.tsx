import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'
import {
  addition,
  bundle,
  clearEnglish,
  delivery,
  findBundles,
  format,
  together,
} from './bundles/bundle-steps.ts'

// ServiceBundlesScreen
export default {
  ...screen,
  title: 'Order form/Delivery of a bundle',
  args: {
    path: '/researcher/submit/service-bundles',
    world: 'scenario=order-form&at=service-bundles',
  },
}

/** Only one of rush and express; both leave with the editing that they were for. */
export const RushOrExpress: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findBundles(canvas, [format])
    await userEvent.click(bundle(canvas, 'Manuscript Formatting'))
    const rush = delivery(canvas, 'Manuscript Formatting', 'Rush')
    const express = delivery(canvas, 'Manuscript Formatting', 'Express')
    await expect(rush).toBeDisabled()
    await expect(rush).toHaveAccessibleDescription('Only with editing or translation.')
    const editing = addition(canvas, 'Manuscript Formatting', 'Premium Editing')
    await userEvent.click(editing)
    await userEvent.click(rush)
    await expect(rush).toBeChecked()
    await userEvent.click(express)
    await expect(express).toBeChecked()
    await expect(rush).not.toBeChecked()
    await userEvent.click(express)
    await expect(express).not.toBeChecked()
    await userEvent.click(rush)
    await userEvent.click(editing)
    await expect(rush).not.toBeChecked()
    await expect(rush).toBeDisabled()
    await together(canvas, '$185')
  },
}

/** Rush of the editing alone brings nothing where another service takes as long. */
export const RushThatBringsNothing: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findBundles(canvas, [clearEnglish])
    await userEvent.click(bundle(canvas, 'Premium'))
    const rush = delivery(canvas, 'Premium', 'Rush')
    await expect(rush).not.toHaveAccessibleDescription(/would not be due sooner/)
    await userEvent.click(addition(canvas, 'Premium', 'Journal Recommendation'))
    await expect(rush).toHaveAccessibleDescription(/would not be due sooner\.$/)
  },
}
