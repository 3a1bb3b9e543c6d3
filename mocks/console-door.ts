import type { ConsoleParts } from './console/console-parts.ts'

const openKey = 'galley-console'

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
  tab.textContent = 'Console'
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
  const open = async () => {
    if (close || opening) return
    opening = true
    const { openConsole } = await import('./console/open-console.tsx')
    close = openConsole(parts, shut)
    opening = false
    sessionStorage.setItem(openKey, 'open')
    tab.hidden = true
    tab.setAttribute('aria-expanded', 'true')
  }

  tab.addEventListener('click', () => void open())
  document.addEventListener('keydown', (event) => {
    if (!event.ctrlKey || event.key !== '`') return
    event.preventDefault()
    if (close) shut()
    else void open()
  })
  document.body.append(tab)
  if (sessionStorage.getItem(openKey)) void open()
}
