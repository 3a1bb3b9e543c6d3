import { expect, within } from 'storybook/test'
import { client, unwrap } from '../../../src/api/client.ts'
import { type ScreenStory, screen } from '../../screen.tsx'
import { addsUp, summaryIn, total } from './summary-in-story.ts'

export default {
  ...screen,
  title: 'Order form/Summary/Voucher',
  args: { path: '/researcher', world: 'scenario=order-form' },
}

/** A voucher pays the whole order. */
export const Voucher: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1 })
    const { orderForm } = await unwrap(client.GET('/api/order-form/load'))
    const path = { orderId: orderForm.identity, code: 'UMN-4471' }
    await unwrap(client.PUT('/api/order-form/{orderId}/voucher/{code}', { params: { path } }))
    const to = '/$lang/researcher/submit/details'
    await loaded.screen?.router.navigate({ to, params: { lang: 'en' } })
    const summary = await summaryIn(canvas)
    await expect(summary.getByText('Voucher UMN-4471')).toBeVisible()
    await expect(total(summary)).toBe('$0')
    await addsUp(summary, 2)
  },
}

export const VoucherInTheDarkOnAPhone: ScreenStory = {
  tags: ['deep'],
  globals: { scheme: 'dark', viewport: { value: 'small' } },
}
