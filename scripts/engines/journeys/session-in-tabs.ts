import type { EngineJourney } from '../journey.ts'
import { button, heading } from '../site-visitor.ts'

const welcome = heading(/^Welcome/)
const signIn = heading('Sign in')

export const sessions: EngineJourney = {
  name: 'signs in and out in two tabs',
  async run({ open }) {
    const here = await open()
    const { person } = await here.scenario('anonymous', { path: '/en/login' })
    const there = await open()
    await there.goto('/en/login')
    await there.see(signIn)
    await here.fill({ label: 'E-mail address' }, person.email)
    await here.fill({ label: 'Password' }, person.password)
    await here.click(button('Sign in'))
    for (const tab of [here, there]) await tab.see(welcome)
    await there.click(button(`Account of ${person.fullName}`))
    await there.click(button('Sign out'))
    for (const tab of [there, here]) await tab.see(signIn)
    await here.page.back()
    await here.see(signIn)
    await here.miss({ text: person.fullName })
  },
}
