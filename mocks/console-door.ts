import type { ConsoleParts } from './console/console-parts.ts'

const openKey = 'galley-console'

const name = 'Console'

const look = `
  position: fixed; inset: auto 0 88px auto; z-index: 2147483000;
  width: 24px; padding: 8px 4px; border: 1px solid #8b8474; border-right: 0; border-radius: 6px 0 0 6px;
  background: #1c2430; color: #faf8f3; font: 600 13px/1 system-ui, sans-serif;
  writing-mode: vertical-rl; cursor: pointer;
`

/**
 * A small tab at the edge of the window, and Ctrl+` on the keyboard: they open the Console, which
 * is fetched only then. It opens by itself where it was open before the page was loaded again.
 */
export function offerConsole(parts: ConsoleParts): void {
  let close: (() => void) | undefined
  let opening = false
  const tab = document.createElement('button')
  tab.type = 'button'
  tab.textContent = name
  tab.title = 'Ctrl+`'
  tab.setAttribute('aria-expanded', 'false')
  tab.style.cssText = look

  const shut = () => {
    close?.()
    close = undefined
    sessionStorage.removeItem(openKey)
    tab.hidden = false
    tab.setAttribute('aria-expanded', 'false')
    tab.focus()
  }
  /** By itself it takes no focus away from where somebody is. */
  const open = async ({ takesFocus }: { takesFocus: boolean }) => {
    if (close || opening) return
    opening = true
    try {
      const { openConsole } = await import('./console/open-console.tsx')
      close = openConsole(parts, { takesFocus, onClose: shut })
      tab.textContent = name
    } catch {
      tab.textContent = 'Console did not come: try again'
      return
    } finally {
      opening = false
    }
    sessionStorage.setItem(openKey, 'open')
    tab.hidden = true
    tab.setAttribute('aria-expanded', 'true')
  }

  tab.addEventListener('click', () => void open({ takesFocus: true }))
  document.addEventListener('keydown', (event) => {
    // By its place: where it is a dead key, it has no name of its own.
    if (!event.ctrlKey || event.code !== 'Backquote') return
    event.preventDefault()
    if (close) shut()
    else void open({ takesFocus: true })
  })
  document.body.append(tab)
  if (sessionStorage.getItem(openKey)) void open({ takesFocus: false })
}
