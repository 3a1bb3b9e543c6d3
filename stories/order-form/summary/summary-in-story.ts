import { expect, userEvent, waitFor, within } from 'storybook/test'
import { announcements } from '../../announcements.ts'

export type Canvas = ReturnType<typeof within>

/** The summary, or the bar that opens it. */
export const summaryRailIn = async (canvas: Canvas) =>
  within(await canvas.findByRole('complementary', { name: 'Order summary' }))

/** Opened first where the window is narrow. */
export async function summaryIn(canvas: Canvas) {
  const rail = await summaryRailIn(canvas)
  const opener = rail.queryByRole('button', { name: 'Show summary' })
  if (!opener) return rail
  const sheet = { name: 'Order summary' }
  if (!canvas.queryByRole('dialog', sheet)) await userEvent.click(opener)
  return within(await canvas.findByRole('dialog', sheet))
}

export const announces = (text: string) => waitFor(() => expect(announcements()).toContain(text))

export const total = (summary: Canvas) =>
  summary.getByText('Total').textContent?.replace('Total ', '')

/** Expects the amounts above the total to add up to it, in the smallest unit of the currency. */
export function addsUp(summary: Canvas, decimals: number) {
  const coins = (text: string) => {
    const digits = text.replace(/\D/g, '')
    const value = /[.,]\d{2}(\D|$)/.test(text) ? Number(digits) : Number(digits) * 10 ** decimals
    return text.startsWith('\u2212') ? -value : value
  }
  const list = summary.getByText('List price').closest('dl')
  const amounts = [...(list?.querySelectorAll('dd') ?? [])].map((cell) => cell.textContent)
  const sum = amounts.reduce((before, amount) => before + coins(amount), 0)
  return expect(sum).toBe(coins(total(summary) ?? ''))
}
