import { test } from '../fixtures.ts'
import { keyboard } from '../support/hands.ts'
import { Transcript } from '../support/transcript.ts'

test('checks a manuscript and reads its report', async ({ page, backend }) => {
  const transcript = await Transcript.begin(page, backend)
  await backend.scenario('new-customer', { path: '/en/researcher/grammar-check' })
  const { check, press } = keyboard(page)
  await transcript.step('Grammar Check')

  await page.locator('input[type=file]').setInputFiles(backend.sample('english-3000'))
  await page.getByText('Uploaded', { exact: true }).waitFor()
  await transcript.step('The manuscript is uploaded')

  await check(page.getByRole('checkbox', { name: /^I agree/ }))
  await press(page.getByRole('button', { name: 'Begin Check' }))
  await page.getByText('We are reading your manuscript and working out its score.').waitFor()
  await transcript.step('The manuscript is read')

  await backend.clock.advance(45_000)
  await page.getByRole('heading', { name: 'In your own sentences' }).waitFor()
  await transcript.step('The report')
  transcript.end()
})
