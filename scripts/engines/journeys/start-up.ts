import { messageIn } from '../../../e2e/support/messages-in.ts'
import { siteLanguages, tagOf } from '../../../src/i18n/locales.ts'
import type { EngineJourney } from '../journey.ts'
import { heading, until } from '../site-visitor.ts'

export const startUp: EngineJourney = {
  name: 'starts in five languages',
  async run({ open }) {
    const visitor = await open()
    for (const language of siteLanguages) {
      await visitor.scenario('anonymous', { path: `/${language}/login` })
      await visitor.see(heading(messageIn(language, 'sign-in', 'Sign in')))
      const tag = tagOf(language)
      await until(
        `The page is in ${tag}`,
        async () => (await visitor.page.attribute({ css: 'html' }, 'lang')) === tag,
      )
    }
  },
}
