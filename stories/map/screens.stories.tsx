import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ScreenMap } from './screen-map-view.tsx'

const meta: Meta<typeof ScreenMap> = { title: 'Map/Screens', component: ScreenMap }

export default meta

export const AllRoutes: StoryObj<typeof ScreenMap> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const signIn = within(canvas.getByRole('region', { name: '/$lang/login/' }))
    await expect(signIn.getByText('anyone')).toBeVisible()
    await expect(signIn.getByRole('link', { name: 'Auth/Sign in: Ready' })).toBeVisible()
    await expect(signIn.getByText('/$lang/register')).toBeVisible()
  },
}
