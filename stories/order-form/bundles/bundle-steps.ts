import { expect, userEvent, within } from 'storybook/test'

type Canvas = ReturnType<typeof within>

export const clearEnglish = 'Correct and clear English'
export const format = 'Formatting for a journal'
export const showBundles = { name: 'Show my bundles' }
export const afterBundles = { name: 'next order details' }

/** Answers that more bundles fit than can be compared at once. */
export const manyNeeds = [
  clearEnglish,
  format,
  'Advice on argument and methods',
  'Support until a journal accepts it',
  'Help choosing a journal',
  'A review before it goes to a journal',
]

export const tick = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('checkbox', { name }))

export const pressIn = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))

/** Answers the bundle questions and opens the bundles. */
export async function findBundles(canvas: Canvas, needs: readonly string[], tables?: string) {
  for (const need of needs) await tick(canvas, need)
  if (tables !== undefined) {
    await tick(canvas, 'I have tables to format')
    await userEvent.type(canvas.getByLabelText('How many tables?'), tables)
  }
  await pressIn(canvas, showBundles.name)
  await canvas.findByRole('heading', { name: 'Bundles that fit your answers' })
}

export const bundle = (canvas: Canvas, name: string) =>
  canvas.getByRole('radio', { name: new RegExp(`^${name} bundle`) })

const groupIn = (canvas: Canvas, name: string) => within(canvas.getByRole('group', { name }))

/** What can be added to a bundle. */
export const addition = (canvas: Canvas, toBundle: string, name: string) =>
  groupIn(canvas, `Add to the ${toBundle} bundle`).getByRole('checkbox', { name })

export const delivery = (canvas: Canvas, ofBundle: string, name: 'Rush' | 'Express') =>
  groupIn(canvas, `Delivery of the ${ofBundle} bundle`).getByRole('checkbox', {
    name: `${name} delivery`,
  })

export const together = async (canvas: Canvas, amount: string) =>
  expect(await canvas.findByText(amount, { selector: 'p strong' })).toBeVisible()
