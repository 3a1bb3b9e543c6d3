import { expect, within } from 'storybook/test'
import { type ScreenStory, screen } from '../../screen.tsx'
import type { OpenedScreen } from '../../screen-world.ts'

// CartProblemDialog
export default {
  ...screen,
  title: 'Order form/Cart that cannot be paid',
  args: { path: '/researcher/submit/payment-details', world: 'scenario=broken-cart' },
}

export const WithoutServices: ScreenStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(
      await page.findByRole('alertdialog', {
        name: 'We have detected an issue with your submission.',
      }),
    )
    await expect(dialog.getByRole('link', { name: 'Go Back' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/submit\/(?!payment-details)[\w-]+$/),
    )
  },
}

export const WithoutFiles: ScreenStory = {
  beforeEach: ({ loaded: { screen: opened } }: { loaded: Record<string, OpenedScreen> }) => {
    const forms = [...(opened?.world.orderForms.all() ?? [])]
    for (const { identity, service } of forms) {
      if (service === null) opened?.world.orderForms.remove(identity)
    }
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('alertdialog'))
    await expect(
      dialog.getByText(/^Your cart has no manuscript or figure file uploaded/),
    ).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Go Back' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/submit\/details$/),
    )
  },
}
