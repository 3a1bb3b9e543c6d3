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

test('checks a real manuscript and reads its report', async ({ page, backend, axe }) => {
  const { person } = await backend.scenario('anonymous', { path: '/en/login' })
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await page.getByRole('link', { name: 'Grammar Check' }).first().click()
  const scores = page.getByRole('heading', { name: 'Your Language Assessment Scores' })
  await expect(scores).toBeVisible()
  await axe()
  await choose(page, backend, 'english-3000')
  await begin(page)
  await expect(page).toHaveURL(/\/grammar-check\/details\//)
  await expect(page.getByText(isWorking)).toBeVisible()
  await axe()
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
  await axe()
  await page.getByRole('link', { name: 'Back to recent assessments' }).click()
  await expect(page.getByText('1 assessment')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText(/\.docx archived$/)).toBeVisible()
  await expect(page).toHaveURL(list)
})

test('checks a manuscript in Chinese', async ({ page, backend, axe }) => {
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

test('refuses a photo by its name and uploads nothing', async ({ page, backend, axe }) => {
  await backend.scenario('new-customer', { path: list })
  await choose(page, backend, 'photo')
  await expect(page.getByText('Filetype not allowed', { exact: true })).toBeVisible()
  await axe()
  expect(await backend.calls('uploadFile')).toHaveLength(0)
})

test('refuses a PDF with the ending .docx', async ({ page, backend }) => {
  await backend.scenario('new-customer', { path: list })
  await choose(page, backend, 'pdf-named-docx')
  await expect(page.getByText('Filetype not allowed', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Begin Check' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

for (const sample of ['empty', 'broken'] as const) {
  test(`reports that an ${sample} manuscript failed and offers to delete it`, async ({
    page,
    backend,
    axe,
  }) => {
    await backend.scenario('new-customer', { path: list })
    await choose(page, backend, sample)
    await begin(page)
    await expect(page.getByText(isWorking)).toBeVisible()
    await backend.clock.advance(45_000)
    await expect(page.getByText('This assessment could not be completed')).toBeVisible()
    await axe()
    await page.getByRole('link', { name: 'Back to recent assessments' }).click()
    await page.getByRole('button', { name: /^Delete / }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(/ deleted$/)).toBeVisible()
  })
}

for (const fault of ['network', 'lost-answer'] as const) {
  test(`begins one check despite the fault ${fault}`, async ({ page, backend }) => {
    await backend.scenario('new-customer', { path: list })
    await choose(page, backend, 'english-3000')
    await backend.fault('createLanguageAssessments', fault, 1)
    await begin(page)
    await page.getByRole('button', { name: 'Stay here' }).click()
    await page.getByRole('button', { name: 'Begin Check' }).click()
    await expect(page).toHaveURL(/\/details\//)
    expect(await backend.calls('createLanguageAssessments')).toHaveLength(2)
    await page.getByRole('link', { name: 'Back to recent assessments' }).click()
    await expect(page.getByText('1 assessment')).toBeVisible()
  })
}

test('begins one check on a double click', async ({ page, backend }) => {
  await backend.scenario('new-customer', { path: list })
  await choose(page, backend, 'english-3000')
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Begin Check' }).dblclick()
  await expect(page).toHaveURL(/\/details\//)
  expect(await backend.calls('createLanguageAssessments')).toHaveLength(1)
})

test('lets a visitor check a manuscript in the old form after the captcha', async ({
  page,
  backend,
  axe,
}) => {
  await backend.scenario('anonymous', { path: list, flags: { upload_files_ui: false } })
  await choose(page, backend, 'english-3000')
  await expect(page.getByText('Remove')).toBeVisible()
  await axe()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Begin Check' }).click()
  await expect(page.getByText(isWorking)).toBeVisible()
  await backend.clock.advance(45_000)
  await expect(page.getByRole('link', { name: 'Upload another assessment' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Archive' })).toHaveCount(0)
  await axe()
  const report = new URL(page.url()).pathname
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('E-mail address').fill('helen.marsh@example.edu')
  await page.getByLabel('Password', { exact: true }).fill('manuscript')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(report)
  await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible()
})

test('begins an order with the checked manuscript', async ({ page, backend }) => {
  await backend.scenario('assessments', { path: list })
  await page.getByRole('link', { name: 'Stream temperature v3.docx' }).click()
  await page.getByRole('link', { name: 'Get started with editing' }).click()
  await expect(page.getByRole('heading', { name: 'Start your order' })).toBeVisible()
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  await expect(summary.getByText('Stream temperature v3.docx')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Edit my manuscript/ })).toBeChecked()
  const form = page.getByRole('form', { name: 'Start your order' })
  await expect(form.getByText('Stream temperature v3.docx')).toBeVisible()
  await page.getByRole('button', { name: 'Choose my services' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a service', level: 1 })).toBeVisible()
  expect(await backend.world()).toContain('"kind":"language-assessment"')
})
