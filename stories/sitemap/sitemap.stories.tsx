import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { defaultLanguage, isSiteLanguage } from '../../src/i18n/locales.ts'
import { pictureProblems } from './picture-problems.ts'
import { ScreenMap } from './sitemap-view.tsx'

type Args = { search: string }

const languageOf = ({ language }: Record<string, unknown>) =>
  isSiteLanguage(language) ? language : defaultLanguage

const meta: Meta<Args> = {
  title: 'Sitemap/Screens',
  // Each picture is compared in its own story.
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen', controls: { disable: true }, withoutMessages: true },
  args: { search: '' },
  // Devtools links here with the open screen.
  render: ({ search }, { globals }) => (
    <ScreenMap
      language={languageOf(globals)}
      // Each picture is checked for accessibility in its own story.
      globals={`language:${globals.language};scheme:${globals.scheme};a11y.manual:!true`}
      search={search || globalThis.location.search}
    />
  ),
}

export default meta

type MapStory = StoryObj<Args>

export const AllRoutes: MapStory = {
  play: async ({ canvas }) => {
    // There before routes and stories are.
    const signIn = canvas.getByRole('link', { name: 'Sign in' })
    const address = './?path=/story/auth-sign-in--ready&globals=language:en'
    await expect(signIn).toHaveAttribute('href', address)
  },
}

/** A story of its own, since reading all routes and stories would delay the pictures. */
export const StatesOfAScreen: MapStory = {
  play: async ({ canvas }) => {
    const { screenMap } = await import('./sitemap.ts')
    await expect(pictureProblems(screenMap())).toEqual([])
    await userEvent.click(await canvas.findByText('of Sign in'))
    await expect(await canvas.findByRole('link', { name: 'Auth/Sign in: Ready' })).toBeVisible()
    const inPortal = { name: 'Auth/Sign in: Ready, in the portal' }
    await expect(await canvas.findByRole('link', inPortal)).toHaveAttribute(
      'href',
      expect.stringContaining('/en/login?scenario='),
    )
    // Folded again, for the next look at the page.
    await userEvent.click(canvas.getByText('of Sign in'))
  },
}

/** Devtools names the screen that is open; its states are unfolded. */
export const ScreenOfThePortal: MapStory = {
  tags: ['deep'],
  args: { search: '?screen=/researcher/grammar-check/details/9' },
  play: async ({ canvas }) => {
    const report = canvas.getByRole('link', { name: 'Language Quality Report' })
    // The focus moves after rendering.
    await waitFor(() => expect(report).toHaveFocus())
    const flawless = await canvas.findByRole('link', {
      name: 'Grammar check/Report: Nothing To Correct, in the portal',
    })
    const { loadScenario } = await import('../../mocks/scenarios/load-scenario.ts')
    const { facts } = await loadScenario({ name: 'assessments', now: fixedNow })
    const address = `/en/researcher/grammar-check/details/${facts.assessments.flawless}?scenario=assessments&now=`
    await expect(flawless).toHaveAttribute('href', expect.stringContaining(address))
  },
}
