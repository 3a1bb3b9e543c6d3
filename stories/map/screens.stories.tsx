import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { isSiteLanguage } from '../../src/i18n/locales.ts'
import { ScreenMap } from './screen-map-view.tsx'

const meta: Meta<typeof ScreenMap> = {
  title: 'Map/Screens',
  component: ScreenMap,
  args: { language: 'en', search: '' },
  // The Console of the portal leads here with the screen that was open.
  render: ({ search }, { globals: { language } }) => (
    <ScreenMap
      language={isSiteLanguage(language) ? language : 'en'}
      search={search || globalThis.location.search}
    />
  ),
}

export default meta

export const AllRoutes: StoryObj<typeof ScreenMap> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const signIn = within(canvas.getByRole('region', { name: '/$lang/login/' }))
    await expect(signIn.getByText('anyone')).toBeVisible()
    await expect(signIn.getByRole('link', { name: 'Auth/Sign in: Ready' })).toBeVisible()
    await expect(signIn.getByText('/$lang/register')).toBeVisible()
    const inPortal = signIn.getByRole('link', { name: 'Auth/Sign in: Ready, in the portal' })
    await expect(inPortal).toHaveAttribute('href', expect.stringContaining('/en/login?scenario='))
  },
}

export const ScreenOfThePortal: StoryObj<typeof ScreenMap> = {
  args: { search: '?screen=/researcher/grammar-check/details/9' },
  play: async ({ canvas }) => {
    const id = '/$lang/researcher/grammar-check/details/$identity'
    await expect(canvas.getByRole('heading', { name: id })).toHaveFocus()
  },
}
