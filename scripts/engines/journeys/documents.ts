import { strFromU8, unzipSync } from 'fflate'
import type { EngineJourney } from '../journey.ts'
import { button, heading, link, until } from '../site-visitor.ts'

const isPdf = (bytes: Uint8Array) => strFromU8(bytes.subarray(0, 5)) === '%PDF-'

const changes = '/en/researcher/digital-editing/details/{edits.completed}/changes'

export const decisions: EngineJourney = {
  name: 'decides on changes and saves the manuscript',
  async run({ open, downloaded }) {
    const visitor = await open()
    await visitor.scenario('digital-editing', { path: changes })
    await visitor.see({ css: '[aria-busy=false]' })
    await visitor.page.press('Alt+ArrowDown')
    await visitor.seeFocused({ role: 'group', name: /^Change 1 of \d+[.]/ })
    await visitor.click(button(/^Accept change 1[.]/))
    await visitor.see({ text: /^1 accepted · 0 rejected · \d+ to review$/ })
    await visitor.click(button('Download with your decisions'))
    const parts = unzipSync(await downloaded(/[(]reviewed[)][.]docx$/))
    if (!parts['word/document.xml']) throw new Error('The manuscript has no text.')
    await visitor.page.reload()
    await visitor.see({ text: /^1 accepted · 0 rejected · \d+ to review$/ })
  },
}

export const certificateFiles: EngineJourney = {
  name: 'downloads the files of a certificate as a zip',
  async run({ open, downloaded }) {
    const visitor = await open()
    await visitor.scenario('returning-customer', {
      path: '/en/certificate/{orders.certificateWithoutAuthors}',
    })
    await visitor.click(button(/^Download files of /))
    const files = Object.values(unzipSync(await downloaded(/[.]zip$/)))
    const isZip = (bytes: Uint8Array) => strFromU8(bytes.subarray(0, 2)) === 'PK'
    if (files.length === 0 || !files.every(isZip)) throw new Error('The zip lacks manuscripts.')
  },
}

export const quote: EngineJourney = {
  name: 'saves a price quote as PDF',
  leftOut: { webkit: 'it saves no file with which a service worker answers a link' },
  async run({ open, downloaded, site }) {
    const visitor = await open()
    await visitor.scenario('order-form', {
      path: '/en/researcher/submit/price-quote-completed',
      at: 'quote',
    })
    await visitor.see(heading('thank you!'))
    // What writes the PDF is still loading when the link is pressed.
    site.slow(300)
    try {
      await visitor.page.reload()
      await visitor.see(heading('thank you!'))
      await visitor.click(link('Download PDF'))
      if (!isPdf(await downloaded(/^Price quote .*[.]pdf$/))) throw new Error('That is no PDF.')
    } finally {
      site.slow(0)
    }
    await until('The page stays', () => visitor.page.sees(heading('thank you!')))
  },
}
