import { expect, type Page } from '@playwright/test'
import { largeManuscript } from '../../mocks/samples/large-manuscript.ts'
import type { BackendFixture } from '../fixtures.ts'

const { fileName, type, bytes } = largeManuscript()
const megabyte = 2 ** 20

export const largeFile = { name: fileName, mimeType: type, buffer: Buffer.from(bytes) }

/** After the first piece. */
export const firstShare = `${Math.floor((100 * megabyte) / bytes.length)}%`

/** Where each piece begins. */
export const allOffsets = Array.from(
  { length: Math.ceil(bytes.length / megabyte) },
  (_, at) => at * megabyte,
)

export const chooseLarge = (page: Page) => page.locator('input[type=file]').setInputFiles(largeFile)

export const isUploaded = (page: Page) =>
  expect(page.getByText('Uploaded', { exact: true })).toBeVisible()

/** Of the pieces that were sent since the page was loaded. */
export const offsetsOf = async (backend: Pick<BackendFixture, 'calls'>) =>
  (await backend.calls('sendUploadPiece')).map(({ url }) => Number(/offset=(\d+)/.exec(url)?.[1]))

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
export async function breakTwice(page: Page, backend: BackendFixture) {
  await backend.fault('sendUploadPiece', 'lost-answer', 1)
  await backend.fault('sendUploadPiece', 'network', 1)
  await chooseLarge(page)
  await expect(page.getByText('Interrupted at 0%')).toBeVisible()
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(page.getByText(`Interrupted at ${firstShare}`)).toBeVisible()
  await expect(page.getByText(/^It resumes by itself/)).toBeVisible()
  await expect.poll(() => isKept(page)).toBe(true)
}

/** What the browser still remembers of uploads that are under way. */
export const unfinishedIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('galley:upload:')))

type Tables = {
  files: { identity: string; name: string }[]
  assessments: unknown[]
  digitalEdits: unknown[]
  orderForms: unknown[]
}

/** The files of its name that the server has, with what else it has. */
export async function keptFiles(backend: Pick<BackendFixture, 'world'>) {
  const { tables }: { tables: Tables } = JSON.parse(await backend.world())
  const files = tables.files.filter(({ name }) => name === fileName)
  return { tables, files: files.map(({ identity }) => identity) }
}
