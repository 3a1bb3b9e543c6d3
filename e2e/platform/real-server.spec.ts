import { expect, test } from '@playwright/test'
import { sampleManuscript } from '../../mocks/samples/sample-manuscript.ts'
import { servedAt } from '../support/served-at.ts'

// The production build in a folder, without mocks, against a server of another origin.

test('signs in, lists orders and has a manuscript checked', { tag: '@deep' }, async ({
  page,
  baseURL,
}) => {
  const failures: string[] = []
  const server = servedAt(baseURL, 'backend')
  const host = servedAt(baseURL, 'separate')
  const site = `${host}/portal`
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text())
  })
  page.on('pageerror', (error) => failures.push(error.message))
  page.on('request', (request) => {
    const url = request.url()
    const isOfSite = url.startsWith(`${site}/`) && !url.startsWith(`${site}/api/`)
    if (url.startsWith(host) && !isOfSite) failures.push(url)
  })
  await page.request.get(`${server}/api/researcher/load?scenario=anonymous`)

  await page.goto(`${site}/en/login`)
  await page.getByLabel('E-mail address').fill('naomi.feldman@example.edu')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/password is incorrect/).first()).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('manuscript')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()

  await page.getByRole('link', { name: 'Grammar Check' }).first().click()
  const { bytes, fileName, type } = sampleManuscript('english-3000')
  const file = { name: fileName, mimeType: type, buffer: Buffer.from(bytes) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Begin Check' }).click()
  await expect(page.getByText(/working out its score/)).toBeVisible()
  await page.request.get(`${server}/api/users/current`, { headers: { 'X-Advance': '45000' } })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Most common issues' })).toBeVisible()
  expect(failures).toEqual([])
})

test('aborts a stalled upload and retries it', { tag: '@deep' }, async ({ page, baseURL }) => {
  const server = servedAt(baseURL, 'backend')
  const world = `${server}/api/researcher/load?scenario=new-customer&flag=upload_files_ui:off`
  await page.clock.install()
  await page.request.get(`${world}&fault=uploadFile:time-out`)
  await page.goto(`${servedAt(baseURL, 'separate')}/portal/en/researcher/grammar-check`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Another call that is under way would time out as well.
  await page.waitForLoadState('networkidle')
  const { bytes, fileName, type } = sampleManuscript('english-3000')
  const file = { name: fileName, mimeType: type, buffer: Buffer.from(bytes) }
  await page.locator('input[type=file]').setInputFiles(file)
  // Every byte that is sent restarts the time-out.
  await expect(async () => {
    await page.clock.fastForward(30_000)
    expect(await page.getByRole('button', { name: /^Retry: / }).count()).toBe(1)
  }).toPass()
  // Resets the world: an upload may have been cancelled before it arrived.
  await page.request.get(world)
  await page.getByRole('button', { name: /^Retry: / }).click()
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
})
