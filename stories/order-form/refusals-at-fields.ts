import { expect, userEvent, waitFor, type within } from 'storybook/test'
import type { OperationId } from '../../src/api/generated/operations.gen.ts'

type Canvas = ReturnType<typeof within>
/** The key, words of its message, and the field. */
export type FieldRefusal = readonly [
  key: string,
  message: RegExp,
  field: (canvas: Canvas) => HTMLElement,
]

/** One refusal after the other, in the order of the rows. */
export const refusals = (operation: OperationId, rows: readonly FieldRefusal[]) =>
  rows.map(([key]) => `fault=${operation}:refusal=${key}:1`).join('&')

export async function sendEach(
  canvas: Canvas,
  button: string | RegExp,
  rows: readonly FieldRefusal[],
) {
  for (const [, message, field] of rows) {
    await userEvent.click(canvas.getByRole('button', { name: button }))
    await waitFor(() => expect(field(canvas)).toHaveAccessibleDescription(message))
    await expect(canvas.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  }
}

export const labelled = (label: string | RegExp) => (canvas: Canvas) => canvas.getByLabelText(label)
export const group = (name: string | RegExp) => (canvas: Canvas) =>
  canvas.getByRole('group', { name })

export const wordCount = labelled(/^Word count/)
export const languageField = labelled(/^Language of the manuscript/)
