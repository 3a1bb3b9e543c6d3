import type { Query } from '../engine-page.ts'
import type { EngineJourney } from '../journey.ts'
import { button, heading, link, type SiteVisitor, until } from '../site-visitor.ts'

export const dialogs: EngineJourney = {
  name: 'keeps the focus in a dialog and gives it back',
  async run({ open }) {
    const visitor = await open()
    const { page } = visitor
    await visitor.scenario('order-form', {
      path: '/en/researcher/submit/payment-details',
      at: 'payment-details',
    })
    const opener = button('Apply promo code')
    const dialog: Query = { role: 'dialog', name: 'Apply promo code' }
    await visitor.click(opener)
    await visitor.seeFocused({ role: 'textbox', name: 'Promo code', within: dialog })
    for (let stop = 0; stop < 8; stop++) {
      await page.press('Tab')
      // Beyond the last stop some engines go to their own controls, but none to the page behind.
      const isInside = await page.run(() => {
        const { activeElement } = document
        return activeElement === document.body || !!activeElement?.closest('dialog')
      })
      if (!isInside) throw new Error('The focus has left the dialog.')
    }
    await page.focus({ role: 'textbox', name: 'Promo code', within: dialog })
    await page.press('Escape')
    await visitor.miss(dialog)
    await visitor.seeFocused(opener)
  },
}

export const dates: EngineJourney = {
  name: 'filters by date',
  async run({ open }) {
    const visitor = await open()
    const from: Query = { label: /^Dated from/ }
    const path = '/en/researcher/invoices/unpaid'
    await visitor.scenario('twelve-unpaid', { path })
    await visitor.click({ css: 'summary' })
    await visitor.fill(from, '13/45/2026')
    await visitor.page.press('Tab')
    await visitor.see({ text: /^That date doesn’t exist/ })
    await visitor.fill(from, '10/01/2026')
    await visitor.page.press('Enter')
    await visitor.seeFocused(heading('4 matching invoices', 2))
    await visitor.page.reload()
    await visitor.read(from, '10/01/2026')
  },
}

export const darkScheme: EngineJourney = {
  name: 'changes to dark and keeps it',
  async run({ open }) {
    const visitor = await open()
    const paper = () =>
      visitor.page.run(() => {
        const { backgroundColor } = getComputedStyle(document.body)
        return (backgroundColor.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
      })
    const isDark = async () => Math.max(...(await paper())) < 80
    await visitor.scenario('returning-customer')
    await visitor.click(button('Light'))
    await until('The page is light', async () => !(await isDark()))
    await visitor.click(button('Dark'))
    await until('The page is dark', isDark)
    await visitor.page.reload()
    await until('The page stays dark', isDark)
    await visitor.see(heading(/^Welcome/))
  },
}

const greeted = (visitor: SiteVisitor) => visitor.see({ text: /^24 orders/ })

export const reloads: EngineJourney = {
  name: 'keeps the world over a reload',
  async run({ open }) {
    const visitor = await open()
    await visitor.scenario('returning-customer')
    await greeted(visitor)
    const before = await visitor.page.run(() => globalThis.galley?.now())
    await visitor.advance(3_600_000)
    await visitor.page.reload()
    await visitor.ready()
    await greeted(visitor)
    const after = await visitor.page.run(() => globalThis.galley?.now())
    if (after !== (before ?? 0) + 3_600_000) throw new Error('The clock was not kept.')
  },
}

export const leaving: EngineJourney = {
  name: 'starts although the page before was left during its load',
  async run({ open }) {
    const visitor = await open()
    await visitor.scenario('new-customer')
    await visitor.page.run(() => {
      location.assign('/en/researcher?scenario=returning-customer&clock=frozen')
    })
    await visitor.at(/scenario=returning-customer/)
    await visitor.goto('/favicon.svg')
    await visitor.goto('/en/researcher?scenario=returning-customer&clock=frozen')
    await visitor.ready()
    await greeted(visitor)
  },
}

export const offline: EngineJourney = {
  name: 'tells that it is offline, and goes on afterwards',
  expects:
    /Unable to preload CSS|importing a module script failed|dynamically imported module|Failed to fetch/i,
  async run({ open, site }) {
    const visitor = await open()
    await visitor.scenario('returning-customer')
    await greeted(visitor)
    // No protocol takes every browser off its network.
    await visitor.page.run(() => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    })
    await site.cut()
    try {
      await visitor.click(link(/^Grammar Check/))
      await visitor.seeFocused(heading('This page could not be loaded'))
    } finally {
      await site.mend()
    }
    await visitor.click(button('Reload'))
    await visitor.see(heading('Free Grammar Check'))
  },
}

export const devtools: EngineJourney = {
  name: 'opens Devtools by its tab and by keyboard',
  async run({ open }) {
    const visitor = await open()
    await visitor.scenario('returning-customer')
    await greeted(visitor)
    const opener = button('Devtools')
    const panel: Query = { role: 'region', name: 'Devtools' }
    await visitor.see(opener)
    const { width, height } = await visitor.page.run(() => {
      const tab = [...document.querySelectorAll('button')].find(({ title }) => title === 'Ctrl+`')
      const { width, height } = tab?.getBoundingClientRect() ?? { width: 0, height: 0 }
      return { width, height }
    })
    // Letters that stand one below the other make a longer tab.
    if (width > 30 || height > 90) throw new Error(`The tab is ${width} by ${height} pixels.`)
    await visitor.click(opener)
    await visitor.click(button('Tables'))
    await visitor.see({ role: 'heading', name: 'Tables', level: 3, within: panel })
    await visitor.page.press('Control+`')
    await visitor.miss(panel)
    await visitor.seeFocused(opener)
  },
}
