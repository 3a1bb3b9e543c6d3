import type { Page } from '@playwright/test'
import { largeManuscript } from '../../mocks/samples/large-manuscript.ts'
import { type BackendFixture, expect, test } from '../fixtures.ts'

const list = '/en/researcher/grammar-check'
const { fileName, type, bytes } = largeManuscript()
const megabyte = 2 ** 20
const share = `${Math.floor((100 * megabyte) / bytes.length)}%`

const choose = (page: Page) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: fileName, mimeType: type, buffer: Buffer.from(bytes) })

const offsets = async (backend: BackendFixture) =>
  (await backend.calls('sendUploadPiece')).map(({ url }) => /offset=(\d+)/.exec(url)?.[1])

/** Whether the browser has stored the file. */
const isKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('galley-files')
        opening.onsuccess = () => {
          const database = opening.result
          const count = database.transaction('files').objectStore('files').count()
          count.onsuccess = () => {
            database.close()
            resolve(count.result > 0)
          }
        }
      }),
  )

/** Breaks off after the first piece, and again on the way to the second one. */
async function breakTwice(page: Page, backend: BackendFixture) {
  await backend.fault('sendUploadPiece', 'lost-answer', 1)
  await backend.fault('sendUploadPiece', 'network', 1)
  await choose(page)
  await expect(page.getByText('Interrupted at 0%')).toBeVisible()
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  const stopped = page.getByText(`Interrupted at ${share}`)
  await expect(stopped).toBeVisible()
  await expect(page.getByText(/^It resumes by itself/)).toBeVisible()
  await expect.poll(() => isKept(page)).toBe(true)
}

test('goes on after a break, and after a reload', async ({ page, backend, axe }) => {
  await backend.scenario('new-customer', { path: list })
  await breakTwice(page, backend)
  await axe()
  await backend.fault('sendUploadPiece', 'network', 1)
  await page.reload()
  await expect(page.getByText(`Interrupted at ${share}`)).toBeVisible()
  await page.getByRole('button', { name: `Try now: ${fileName}` }).click()
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  expect((await offsets(backend))[0]).toBe(`${megabyte}`)
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('galley:upload:')),
  )
  expect(kept).toEqual([])
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Begin Check' }).click()
  await expect(page).toHaveURL(/\/grammar-check\/details\//)
})

test('asks for the file again where the browser has lost it', async ({ page, backend }) => {
  await backend.scenario('new-customer', { path: list })
  await breakTwice(page, backend)
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const removal = indexedDB.deleteDatabase('galley-files')
        removal.onsuccess = resolve
        removal.onerror = reject
      }),
  )
  await page.reload()
  await expect(page.getByText(`Stopped at ${share}`)).toBeVisible()
  await expect(page.getByText(/^Your browser no longer has this file/)).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `Choose again: ${fileName}` }).click()
  await (await chooser).setFiles({ name: fileName, mimeType: type, buffer: Buffer.from(bytes) })
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  expect(await offsets(backend)).not.toContain('0')
})
