import type { Page } from '@playwright/test'

declare global {
  /** Receives each text that a page gives to screen readers. */
  var onAnnouncement: ((text: string) => void) | undefined
}

/** Runs in the page, before its own scripts. */
function reportAnnouncements(): void {
  const live = '[role=alert], [role=status]'
  const report = (text: string | null) => {
    const line = text?.replace(/\s+/g, ' ').trim()
    if (line) globalThis.onAnnouncement?.(line)
  }
  const added = (changes: MutationRecord[]) =>
    changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node instanceof HTMLElement)

  const attachShadow = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (init) {
    const tree = attachShadow.call(this, init)
    const observer = new MutationObserver((changes) => {
      for (const node of added(changes)) if (node.parentElement) report(node.textContent)
    })
    observer.observe(tree, { childList: true, subtree: true })
    return tree
  }

  const observer = new MutationObserver((changes) => {
    for (const node of added(changes)) {
      if (node.parentElement?.closest(live)) report(node.innerText)
      else if (node.matches('[role=alert]')) report(node.innerText)
      else
        for (const alert of node.querySelectorAll<HTMLElement>('[role=alert]'))
          report(alert.innerText)
    }
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Collects what the pages of a visit announce, oldest first; call it before the first page is opened. */
export async function collectAnnouncements(page: Page): Promise<string[]> {
  const collected: string[] = []
  await page.exposeBinding('onAnnouncement', (_, text: string) => {
    if (text !== collected.at(-1)) collected.push(text)
  })
  await page.addInitScript(reportAnnouncements)
  return collected
}
