import { type Browser, chromium } from 'playwright'
import { type AnswerApi, serveBuild } from '../../budget/serve-build.ts'
import { ensureBrowser } from '../../setup/ensure-browser.ts'
import { findBrowser } from '../../setup/find-browser.ts'
import { buildBarePage } from './build-application.ts'

export type ServedPages = { browser: Browser; address: string; bareAddress: string }

export const noApi: AnswerApi = async () => new Response(null, { status: 404 })

export async function inBrowser<Result>(work: (browser: Browser) => Promise<Result>) {
  ensureBrowser()
  const browser = await chromium.launch(findBrowser())
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** Serves a build and the bare page, for as long as a work with a browser takes. */
export function inPages<Result>(
  { folder, answerApi = noApi }: { folder: string; answerApi?: AnswerApi },
  work: (pages: ServedPages) => Promise<Result>,
): Promise<Result> {
  return inBrowser(async (browser) => {
    const ours = await serveBuild(folder, answerApi)
    const bare = await serveBuild(buildBarePage(), noApi)
    try {
      return await work({ browser, address: ours.address, bareAddress: bare.address })
    } finally {
      ours.stop()
      bare.stop()
    }
  })
}
