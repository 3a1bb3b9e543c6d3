import { expect, userEvent, waitFor, type within } from 'storybook/test'

export const afterServices = { name: 'Additional services' }

type Canvas = ReturnType<typeof within>

export const serviceTile = (canvas: Canvas, name: string) =>
  canvas.findByRole('radio', { name: new RegExp(`^${name}`) })
export const pickService = async (canvas: Canvas, name: string) =>
  userEvent.click(await serviceTile(canvas, name))
export const rush = (canvas: Canvas) => canvas.getByRole('checkbox', { name: 'Rush delivery' })
export const express = (canvas: Canvas) =>
  canvas.getByRole('checkbox', { name: 'Express delivery' })
export const servicesReady = (canvas: Canvas) =>
  waitFor(() =>
    expect(canvas.getByRole('button', afterServices)).not.toHaveAttribute('aria-disabled'),
  )
