import { test as base, expect } from '@playwright/test'
import { messageIn } from '../support/messages-in.ts'
import { servedAt } from '../support/served-at.ts'

// A built Storybook inside the demo, in a folder of a static host.

const test = base.extend<{ site: string }>({
  site: [
    async ({ context, baseURL }, use) => {
      const site = `${servedAt(baseURL, 'below')}/below`
      const failures: string[] = []
      context.on('weberror', (error) => failures.push(String(error.error())))
      context.on('request', (request) => {
        const url = request.url()
        if (url.startsWith('http') && !url.startsWith(`${site}/`)) failures.push(url)
      })
      await use(site)
      expect(failures).toEqual([])
    },
    { auto: true },
  ],
})

// The scripts of Storybook take more than a minute on a busy machine.
const expectLoaded = expect.configure({ timeout: 180_000 })

test('links from a screen of the demo to its stories, and from a story back', {
  tag: '@deep',
}, async ({ page, context, site }) => {
  await page.goto(`${site}/br/login/forgot-password?scenario=anonymous&clock=frozen`)
  await page.getByRole('button', { name: 'Devtools', exact: true }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /Storybook/ }).click()
  const stories = await opened
  const canvas = stories.frameLocator('#storybook-preview-iframe')
  const opens = { name: 'Forgotten password', exact: true }
  const entry = canvas.getByRole('listitem').filter({ has: canvas.getByRole('link', opens) })
  await expectLoaded(entry.getByRole('link', opens)).toBeFocused()
  await entry.getByRole('link', { name: 'Auth/Forgot password: Ready', exact: true }).click()
  await expect(stories).toHaveURL(/auth-forgot-password--ready/)
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Esqueceu sua senha?')
  await stories.goBack()
  const back = context.waitForEvent('page')
  await entry.getByRole('link', { name: 'Auth/Forgot password: Ready, in the portal' }).click()
  const portal = await back
  // The parameters that started the state are removed.
  await expect(portal).toHaveURL(
    /\/below\/br\/login\/forgot-password[?]redirect=[^&]+&origin=mail$/,
  )
  await expect(portal.getByRole('button', { name: 'Devtools', exact: true })).toBeVisible()
})

test('shows the sitemap by pictures, and a screen in its five languages', {
  tag: '@deep',
}, async ({ page, site }) => {
  await page.goto(`${site}/storybook/?path=/story/sitemap-screens--all-routes`)
  const canvas = page.frameLocator('#storybook-preview-iframe')
  const opens = { name: 'Sign in', exact: true }
  const entry = canvas.getByRole('listitem').filter({ has: canvas.getByRole('link', opens) })
  await expectLoaded(entry.locator('img')).toHaveJSProperty('complete', true)
  await expect(entry.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  await entry.getByRole('link', opens).click()
  await expect(page).toHaveURL(/auth-sign-in--ready/)
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'All five' }).click()
  for (const [language, heading] of [
    ['English', 'Sign in'],
    ['日本語', 'ログイン'],
  ] as const) {
    const one = canvas.frameLocator(`iframe[title$=", ${language}"]`)
    await expect(one.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
})

test('shows the sitemap and its links while the scripts of Storybook are on their way', {
  tag: '@deep',
}, async ({ page, site }) => {
  const late = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto(`${site}/storybook/?path=/story/sitemap-screens--all-routes`, {
    waitUntil: 'commit',
  })
  const early = page.frameLocator('iframe[title="Sitemap"]')
  const picture = early.locator('img').first()
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  const signIn = early.getByRole('link', { name: 'Sign in', exact: true })
  await expect(signIn).toHaveAttribute('href', /path=\/story\//)
  late.resolve()
  const canvas = page.frameLocator('#storybook-preview-iframe')
  await expectLoaded(canvas.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
  // Nothing lies over the page once it is there.
  await expect(page.locator('iframe[title="Sitemap"]')).toHaveCount(0)
})

test('changes a story by the toolbar: language, scheme, scenario and fault', {
  tag: '@deep',
}, async ({ page, site }) => {
  await page.goto(`${site}/storybook/?path=/story/orders-dashboard--my-orders`)
  const canvas = page.frameLocator('#storybook-preview-iframe')
  const choose = async (what: string, choice: string) => {
    await page.getByRole('button', { name: what }).click()
    await page.getByRole('option', { name: choice }).click()
  }
  await expectLoaded(canvas.getByText('24 orders')).toBeVisible()
  await choose('Scenario of the stories', 'new-customer')
  await expect(canvas.getByText('No orders yet')).toBeVisible()
  await choose('Fault of the stories', 'Server down')
  await expect(canvas.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  await choose('Colour scheme', 'Dark')
  await expect(canvas.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  await choose('Language', 'Español')
  await expect(canvas.locator('html')).toHaveAttribute('lang', 'es')
  const again = messageIn('es', 'pages', 'Try again')
  await expect(canvas.getByRole('button', { name: again }).first()).toBeVisible()
})

test('shows the address of an external link instead of leaving the story', {
  tag: '@deep',
}, async ({ page, site }) => {
  await page.goto(`${site}/storybook/?path=/story/auth-sign-in--other-sign-in-methods`)
  const canvas = page.frameLocator('#storybook-preview-iframe')
  await expectLoaded(canvas.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await page.getByRole('tab', { name: /^Actions/ }).click()
  await canvas.getByRole('link', { name: 'Sign in with ORCID' }).click()
  await expect(page.getByText('leads to')).toBeVisible()
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Sign in')
})
