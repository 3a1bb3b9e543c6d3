import { expect, userEvent, waitFor, type within } from 'storybook/test'

export const next = { name: 'Additional services' }

type Canvas = ReturnType<typeof within>

export const tile = (canvas: Canvas, name: string) =>
  canvas.findByRole('radio', { name: new RegExp(`^${name}`) })
export const choose = async (canvas: Canvas, name: string) =>
  userEvent.click(await tile(canvas, name))
export const rush = (canvas: Canvas) => canvas.getByRole('checkbox', { name: 'Rush delivery' })
export const express = (canvas: Canvas) =>
  canvas.getByRole('checkbox', { name: 'Express delivery' })
export const ready = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('button', next)).not.toHaveAttribute('aria-disabled'))
