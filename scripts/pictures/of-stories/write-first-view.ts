import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { serveBuild } from '../../budget/serve-build.ts'
import { findBrowser } from '../../setup/find-browser.ts'

/** The page that a designer opens first. */
const sitemapPage = 'sitemap-screens--all-routes'

/** Runs in the page: its upper part and the styles of it, as one piece of HTML. */
function copyUpperPart(): string {
  const main = document.querySelector('main')
  if (!main) throw new Error('The sitemap is not there.')
  const isUsed = (selector: string) => {
    if (selector.includes('.sb-')) return false
    // Of a list that holds an unknown selector, the others are found.
    const found = [...document.querySelectorAll(`:is(${selector.replaceAll(/::[\w-]+/g, '')})`)]
    return found.some((element) => main.contains(element) || element.contains(main))
  }
  const textOf = (rule: CSSRule): string => {
    if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText) ? rule.cssText : ''
    if (rule instanceof CSSFontFaceRule) return rule.cssText.includes('url(') ? '' : rule.cssText
    if (!(rule instanceof CSSGroupingRule)) return ''
    const [condition] = rule.cssText.split('{', 1)
    return `${condition}{${[...rule.cssRules].map(textOf).join('')}}`
  }
  const styles = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(textOf))
  const copy = main.cloneNode(true)
  if (!(copy instanceof Element)) throw new Error('The copy is no element.')
  for (const late of copy.querySelectorAll('details, iframe, section:nth-of-type(n + 4)'))
    late.remove()
  for (const picture of copy.querySelectorAll('img')) {
    picture.removeAttribute('loading')
    picture.setAttribute('fetchpriority', 'high')
  }
  return `<style>${styles.join('')}</style>${copy.outerHTML}`
}

/** What Storybook shows of the sitemap while its scripts load, from the pictures that the build has. */
export async function writeFirstView(built: string): Promise<void> {
  const { address, stop } = await serveBuild(built, async () => new Response(null, { status: 404 }))
  const browser = await chromium.launch(findBrowser())
  try {
    for (const scheme of ['light', 'dark']) {
      const page = await browser.newPage({
        baseURL: address,
        viewport: { width: 1280, height: 2400 },
      })
      const globals = `scheme:${scheme};language:en`
      const search = new URLSearchParams({ id: sitemapPage, viewMode: 'story', globals })
      await page.goto(`/iframe.html?${search}`)
      await page.waitForSelector('main img')
      const copy = await page.evaluate(copyUpperPart)
      writeFileSync(join(built, 'pictures', `sitemap-${scheme}.html`), copy)
      await page.close()
    }
  } finally {
    await browser.close()
    stop()
  }
}
