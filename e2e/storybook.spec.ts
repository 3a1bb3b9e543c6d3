import { expect, test } from '@playwright/test'

// A build of Storybook inside the demo, in a folder of a host that knows files alone.

test('leads from a screen of the demo to its stories, and from a story back', async ({
  page,
  context,
  baseURL,
}) => {
  const { hostname, port } = new URL(baseURL ?? '')
  const site = `http://${hostname}:${Number(port) + 3}/below`
  const failures: string[] = []
  context.on('weberror', (error) => failures.push(String(error.error())))
  context.on('request', (request) => {
    const url = request.url()
    if (url.startsWith('http') && !url.startsWith(`${site}/`)) failures.push(url)
  })
  await page.goto(`${site}/br/login/forgot-password?scenario=anonymous`)
  await page.getByRole('button', { name: 'Console', exact: true }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /Storybook/ }).click()
  const stories = await opened
  const canvas = stories.frameLocator('#storybook-preview-iframe')
  const entry = canvas.getByRole('region', { name: '/$lang/login/forgot-password' })
  await expect(entry.getByRole('heading')).toBeFocused()
  await entry.getByRole('link', { name: 'Auth/Forgot password: Ready', exact: true }).click()
  await expect(stories).toHaveURL(/auth-forgot-password--ready/)
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Esqueceu sua senha?')
  await stories.goBack()
  const back = context.waitForEvent('page')
  await entry.getByRole('link', { name: 'Auth/Forgot password: Ready, in the portal' }).click()
  const portal = await back
  // The state was begun with, and is no longer asked for.
  await expect(portal).toHaveURL(
    /\/below\/br\/login\/forgot-password[?]redirect=[^&]+&origin=mail$/,
  )
  await expect(portal.getByRole('button', { name: 'Console', exact: true })).toBeVisible()
  expect(failures).toEqual([])
})
