import { test } from '../fixtures.ts'
import { keyboard } from '../support/hands.ts'
import { Transcript } from '../support/transcript.ts'

test('decides on changes and downloads the manuscript', async ({ page, backend }) => {
  const transcript = await Transcript.begin(page, backend)
  const path = '/en/researcher/digital-editing/details/{edits.completed}/changes'
  await backend.scenario('digital-editing', { path })
  await page.locator('[aria-busy=false]').waitFor()
  await transcript.step('The changes')

  await page.keyboard.press('Alt+ArrowDown')
  await transcript.step('The first change')

  await page.keyboard.press('Alt+R')
  await transcript.step('The first change is rejected')

  const download = page.waitForEvent('download')
  await keyboard(page).press(page.getByRole('button', { name: 'Download with your decisions' }))
  await download
  await transcript.step('The manuscript is downloaded')
  transcript.end()
})
