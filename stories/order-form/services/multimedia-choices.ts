import { expect, userEvent, waitFor } from 'storybook/test'
import type { Canvas } from '../summary/summary-in-story.ts'

export const next = { name: 'Order details' }

export const tile = (canvas: Canvas, name: string) =>
  canvas.findByRole('checkbox', { name: new RegExp(`^${name}`) })
export const toggle = async (canvas: Canvas, name: string) =>
  userEvent.click(await tile(canvas, name))
export const ready = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('button', next)).not.toHaveAttribute('aria-disabled'))
