import type { EngineJourney } from '../journey.ts'
import { button, heading, until } from '../site-visitor.ts'

export const checkedGrammar: EngineJourney = {
  name: 'checks the grammar of a manuscript to its report',
  async run({ open, sample }) {
    const visitor = await open()
    await visitor.scenario('new-customer', { path: '/en/researcher/grammar-check' })
    await visitor.see(heading('Free Grammar Check'))
    await visitor.page.upload({ css: 'input[type=file]' }, sample('english-3000'))
    await visitor.see({ text: 'Uploaded' })
    await visitor.click({ role: 'checkbox', name: /^I agree/ })
    await visitor.click(button('Begin Check'))
    await visitor.at(/\/grammar-check\/details\//)
    await visitor.see({ text: 'We are reading your manuscript and working out its score.' })
    await visitor.advanceTo(heading('Language quality', 2), 45_000)
    await visitor.see(heading('Most common issues', 2))
    await visitor.see(heading('In your own sentences', 2))
    await until('The chart is drawn', () =>
      visitor.page.run(() => document.querySelectorAll('[role=img] svg, svg[role=img]').length > 0),
    )
  },
}
