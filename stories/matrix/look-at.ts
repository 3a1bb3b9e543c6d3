import axe from 'axe-core'
import { wcagTags } from '../../mocks/testing/wcag-tags.ts'
import { userQuery } from '../../src/api/account.ts'
import { bannerAt } from '../../src/app/shell/banners/banner-messages.ts'
import { tagOf } from '../../src/i18n/locales.ts'
import { wellEncoded } from '../../src/lib/url/well-encoded.ts'
import { wordsOfLanguage } from './language-messages.ts'
import type { OpenPage } from './open-matrix-page.tsx'
import { shownTexts } from './shown-texts.ts'
import { textsIn, unknownWords, wordsOf } from './unknown-words.ts'

const checked = new Set<string>()

/** Without ids, which count up over the run. */
const documentText = () => document.documentElement.outerHTML.replaceAll(/_r_\w+_/g, 'id')

/** A document holds a megabyte of styles; thousands of them would fill the memory. */
async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return String.fromCharCode(...new Uint8Array(digest))
}

/** Skips a document that axe has already seen. */
async function violations(): Promise<string[]> {
  const digest = await digestOf(documentText())
  if (checked.has(digest)) return []
  // What sticks to the top of a scrolled page covers what has only been scrolled below it.
  window.scrollTo(0, 0)
  const found = await axe.run(document, {
    runOnly: [...wcagTags],
    resultTypes: ['violations'],
    // No rule here reads style sheets.
    preload: false,
  })
  const problems = found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
  if (problems.length === 0) checked.add(digest)
  return problems
}

/**
 * Returns the problems of a page, in any language and scheme; `entered` texts may be in any
 * language.
 */
export async function lookAt(
  { language, queryClient, router, calls }: OpenPage,
  entered: readonly string[] = [],
): Promise<string[]> {
  const headings = document.querySelectorAll('h1')
  const queries = queryClient.getQueryCache().getAll()
  const { pathname, href } = router.state.location
  const user = queryClient.getQueryData(userQuery().queryKey) ?? null
  const banner = bannerAt(pathname.slice(language.length + 1), language, user)
  const address = decodeURIComponent(wellEncoded(href))
  const data = textsIn([queries.map(({ state }) => state.data), href, address, banner, entered])
  const knownWords = [await wordsOfLanguage(language), wordsOf(data)]
  const current = document.querySelectorAll('[aria-current="page"]:not(:is(nav, header) *)')
  const live = document.querySelectorAll('[aria-live], [role=status], [role=alert]')
  const broken = calls.all().filter(({ violation }) => violation)
  return [
    ...(headings.length === 1 ? [] : [`It has ${headings.length} headings of the first level.`]),
    ...(headings[0]?.textContent ? [] : ['Its heading is empty.']),
    ...(document.title ? [] : ['It has no title.']),
    ...(document.documentElement.lang === tagOf(language)
      ? []
      : [`It is in ${document.documentElement.lang}.`]),
    ...[...current].map(({ outerHTML }) => `Current outside navigation: ${outerHTML}`),
    ...[...live]
      .filter(({ textContent }) => textContent.trim() === '')
      .map(({ outerHTML }) => `Empty live region: ${outerHTML}`),
    ...unknownWords(shownTexts(), knownWords).map((text) => `Untranslated: ${text}`),
    ...broken.map(({ url, violation }) => `Broken by the ${violation?.side}: ${url}`),
    ...(await violations()),
  ]
}
