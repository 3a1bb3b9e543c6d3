import { allpagoLabels } from '../../../mocks/backend/reference-data/payment/allpago-labels.ts'
import { testCardNumbers } from '../../../mocks/backend/reference-data/payment/simulated-cards.ts'
import type { Query } from '../engine-page.ts'
import type { EngineJourney, Visit } from '../journey.ts'
import { button, heading, type SiteVisitor, until } from '../site-visitor.ts'

const firstStep = '/en/researcher/submit/get-started'
const title = 'Caddis larvae after a dry summer'

/** By pointer, or by keyboard alone. */
type Hand = {
  check(query: Query): Promise<void>
  type(query: Query, text: string): Promise<void>
  press(query: Query): Promise<void>
}

export const byPointer = (visitor: SiteVisitor): Hand => ({
  check: (query) => visitor.click(query),
  type: (query, text) => visitor.fill(query, text),
  press: (query) => visitor.click(query),
})

const keyboard = (visitor: SiteVisitor): Hand => ({
  check: (query) => visitor.tabAndCheck(query),
  type: (query, text) => visitor.tabAndType(query, text),
  press: (query) => visitor.tabAndPress(query),
})

export const radio = (name: RegExp): Query => ({ role: 'radio', name })

/** In place of the system's file dialog; the page reads the manuscript before the upload. */
async function uploadManuscript(visitor: SiteVisitor, { sample }: Visit): Promise<void> {
  await visitor.page.upload({ css: 'input[type=file]' }, sample('english-5200'))
  await visitor.see({ text: 'Uploaded' })
  await visitor.read({ label: /^Word count/ }, '5200')
  await visitor.read({ label: /^Language of the manuscript/ }, '1')
}

export async function fillCardFrame(hand: Hand): Promise<void> {
  const labels = allpagoLabels.en
  const frame = 'Card details'
  await hand.type({ label: labels.number, frame }, testCardNumbers.approved)
  await hand.type({ label: labels.expires, frame }, '12/29')
  await hand.type({ label: labels.code, frame }, '123')
}

async function order(visitor: SiteVisitor, hand: Hand, visit: Visit): Promise<void> {
  const { page } = visitor
  await visitor.scenario('returning-customer', { path: firstStep })
  await hand.check(radio(/^Edit my manuscript/))
  await uploadManuscript(visitor, visit)
  await hand.press(button('Choose my services'))
  await visitor.see(heading('Choose a service'))
  await hand.check(radio(/^Premium Editing/))
  await hand.press(button('Additional services'))
  await visitor.see(heading('Additional services'))
  await hand.press(button('Order details'))
  await visitor.see(heading('Project details'))
  await hand.type({ label: /^Project title/ }, title)
  await hand.type({ role: 'combobox', name: /^Area of study/ }, 'Freshwater ecology')
  await visitor.see({ role: 'option' })
  await page.press('ArrowDown')
  await page.press('Enter')
  await hand.press(button('Continue'))
  await visitor.see(heading('Payment details'))
  await hand.check(radio(/^Credit card/))
  await fillCardFrame(hand)
  await hand.check({ role: 'checkbox', name: /^I accept the/ })
  await hand.press(button(/^Pay \$/))
  await visitor.see(heading('Thank you!'))
  await visitor.at(/\/details\/\w+\/thank-you$/)
  const number = await page.run(() => location.pathname.split('/').at(-2) ?? '')
  await until('The world has the order', async () => (await visitor.world()).includes(number))
  await visitor.see({ text: /^\$[\d,.]+ paid$/ })
}

export const orderByPointer: EngineJourney = {
  name: 'orders with an upload',
  async run(visit) {
    const visitor = await visit.open()
    await order(visitor, byPointer(visitor), visit)
  },
}

export const orderByKeyboard: EngineJourney = {
  name: 'orders by keyboard alone',
  async run(visit) {
    const visitor = await visit.open()
    await order(visitor, keyboard(visitor), visit)
    await visitor.seeFocused(heading('Thank you!'))
  },
}
