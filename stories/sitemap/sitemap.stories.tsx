import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { loadScenario } from '../../mocks/scenarios/load-scenario.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { defaultLanguage, isSiteLanguage } from '../../src/i18n/locales.ts'
import { screenMap } from './sitemap.ts'
import { ScreenMap } from './sitemap-view.tsx'

type Args = { search: string }

const languageOf = ({ language }: Record<string, unknown>) =>
  isSiteLanguage(language) ? language : defaultLanguage

const meta: Meta<Args> = {
  title: 'Sitemap/Screens',
  args: { search: '' },
  loaders: [async ({ globals }) => ({ routes: await screenMap(languageOf(globals)) })],
  // Devtools links here with the open screen.
  render: ({ search }, { globals, loaded: { routes } }) => (
    <ScreenMap
      routes={routes}
      language={languageOf(globals)}
      search={search || globalThis.location.search}
    />
  ),
}

export default meta

type MapStory = StoryObj<Args>

export const AllRoutes: MapStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const signIn = within(canvas.getByRole('region', { name: '/$lang/login/' }))
    await expect(signIn.getByText('anyone')).toBeVisible()
    await expect(signIn.getByRole('link', { name: 'Auth/Sign in: Ready' })).toBeVisible()
    await expect(signIn.getByText('/$lang/register')).toBeVisible()
    const inPortal = signIn.getByRole('link', { name: 'Auth/Sign in: Ready, in the portal' })
    await expect(inPortal).toHaveAttribute('href', expect.stringContaining('/en/login?scenario='))
    const flawless = canvas.getByRole('link', {
      name: 'Grammar check/Report: Nothing To Correct, in the portal',
    })
    const { facts } = await loadScenario({ name: 'assessments', now: fixedNow })
    const address = `/en/researcher/grammar-check/details/${facts.assessments.flawless}?scenario=assessments&now=`
    await expect(flawless).toHaveAttribute('href', expect.stringContaining(address))
  },
}

export const ScreenOfThePortal: MapStory = {
  args: { search: '?screen=/researcher/grammar-check/details/9' },
  play: async ({ canvas }) => {
    const id = '/$lang/researcher/grammar-check/details/$identity'
    const heading = canvas.getByRole('heading', { name: id })
    // The focus moves after rendering.
    await waitFor(() => expect(heading).toHaveFocus())
  },
}
