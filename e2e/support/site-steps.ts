import type { Page } from '@playwright/test'
import type { SiteLanguage } from '../../src/i18n/locales.ts'
import { type Hand, pointer } from './hands.ts'
import { messageIn, messagePattern } from './messages-in.ts'

/** How a page is read and worked. */
export type Reader = { hand: Hand; language: SiteLanguage }

export const englishByPointer: Reader = { hand: pointer, language: 'en' }

/** Steps that find what they need by the site's own labels, in any of its languages. */
export abstract class SiteSteps implements Reader {
  protected readonly page: Page
  readonly hand: Hand
  readonly language: SiteLanguage
  protected abstract readonly namespace: string

  constructor(page: Page, reader: Partial<Reader> = {}) {
    const { hand, language } = { ...englishByPointer, ...reader }
    this.page = page
    this.hand = hand
    this.language = language
  }

  say(english: string, namespace = this.namespace): string {
    return messageIn(this.language, namespace, english)
  }

  /** The beginning of a text: a hint or a unit can follow. */
  label(english: string, namespace = this.namespace): RegExp {
    return messagePattern(this.language, namespace, english)
  }

  heading(english: string) {
    return this.page.getByRole('heading', { name: this.say(english), level: 1 })
  }
}
