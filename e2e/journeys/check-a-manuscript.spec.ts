import type { Page } from '@playwright/test'
import type { SampleName } from '../../mocks/samples/sample-manuscript.ts'
import { type BackendFixture, expect, test } from '../fixtures.ts'
import { messageIn } from '../support/messages-in.ts'

const list = '/en/researcher/grammar-check'

// Visible once the page polls: advancing the clock earlier has no effect.
const isWorking = 'We are reading your manuscript and working out its score.'

async function choose(page: Page, backend: BackendFixture, sample: SampleName) {
  await page.locator('input[type=file]').setInputFiles(backend.sample(sample))
}

async function begin(page: Page) {
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Begin Check' }).click()
}

test('checks a real manuscript, reads its report and begins an order with it', async ({
  page,
  backend,
}) => {
  const { person } = await backend.scenario('anonymous', { path: '/en/login' })
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await page.getByRole('link', { name: 'Grammar Check' }).first().click()
  const scores = page.getByRole('heading', { name: 'Your Language Assessment Scores' })
  await expect(scores).toBeVisible()
  await choose(page, backend, 'english-3000')
  const uploaded = page.getByText('Uploaded', { exact: true })
  await expect(uploaded).toBeVisible()
  await page.reload()
  await expect(uploaded).toBeVisible()
  await begin(page)
  await expect(page).toHaveURL(/\/grammar-check\/details\//)
  await expect(page.getByText(isWorking)).toBeVisible()
  await page.reload()
  await expect(page.getByText(isWorking)).toBeVisible()
  await backend.clock.advance(45_000)
  await expect(page.getByRole('heading', { name: 'Language quality', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Most common issues' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible()
  // The score and the chart.
  await expect(page.getByRole('img')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'In your own sentences' })).toBeVisible()
  await expect(page.getByRole('deletion')).toHaveCount(3)
  await expect(page.getByRole('table', { includeHidden: true })).not.toHaveCount(0)
  await page.getByRole('link', { name: 'Back to recent assessments' }).click()
  await expect(page.getByText('1 assessment')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Get started with editing' }).click()
  await expect(page.getByRole('heading', { name: 'Start your order' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Edit my manuscript/ })).toBeChecked()
  const form = page.getByRole('form', { name: 'Start your order' })
  await expect(form.getByText(backend.sample('english-3000').name)).toBeVisible()
  await page.getByRole('button', { name: 'Choose my services' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a service', level: 1 })).toBeVisible()
  expect(await backend.world()).toContain('"kind":"language-assessment"')
})

test('checks a manuscript in Chinese', { tag: '@deep' }, async ({ page, backend, axe }) => {
  await backend.scenario('new-customer', { path: '/cn/researcher/grammar-check' })
  await choose(page, backend, 'english-3000')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '开始检查' }).click()
  await expect(page).toHaveURL(/\/cn\/researcher\/grammar-check\/details\//)
  await expect(page.getByText(messageIn('cn', 'grammar-check', isWorking))).toBeVisible()
  await backend.clock.advance(45_000)
  await expect(page.getByRole('img')).toHaveCount(2)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await axe()
})

test('lets a visitor check a manuscript in the old form after the captcha', {
  tag: '@deep',
}, async ({ page, backend }) => {
  await backend.scenario('anonymous', { path: list, flags: { upload_files_ui: false } })
  await choose(page, backend, 'english-3000')
  await expect(page.getByText('Remove')).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Begin Check' }).click()
  await expect(page.getByText(isWorking)).toBeVisible()
  await backend.clock.advance(45_000)
  await expect(page.getByRole('link', { name: 'Upload another manuscript' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Archive' })).toHaveCount(0)
  const report = new URL(page.url()).pathname
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('E-mail address').fill('helen.marsh@example.edu')
  await page.getByLabel('Password', { exact: true }).fill('manuscript')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(report)
  await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible()
})
