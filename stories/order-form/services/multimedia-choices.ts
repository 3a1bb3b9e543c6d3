import { expect, userEvent, waitFor } from 'storybook/test'
import type { Canvas } from '../summary/summary-in-story.ts'

export const afterMultimedia = { name: 'Order details' }

export const multimediaTile = (canvas: Canvas, name: string) =>
  canvas.findByRole('checkbox', { name: new RegExp(`^${name}`) })
export const toggle = async (canvas: Canvas, name: string) =>
  userEvent.click(await multimediaTile(canvas, name))
export const multimediaReady = (canvas: Canvas) =>
  waitFor(() =>
    expect(canvas.getByRole('button', afterMultimedia)).not.toHaveAttribute('aria-disabled'),
  )
