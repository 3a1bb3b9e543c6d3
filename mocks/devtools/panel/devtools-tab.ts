import type { DevtoolsContext } from '../devtools-context.ts'

const openKey = 'galley-devtools'

const name = 'Devtools'
const missing = 'Devtools could not be loaded: reload the page'

/** Scrollbars that lie over the edge of the page, as WebKit's do, take its clicks. */
const look = `
  position: fixed; inset: auto 16px 88px auto; z-index: 2147483000;
  width: 24px; padding: 8px 4px; border: 1px solid #8b8474; border-radius: 6px;
  background: #1c2430; color: #faf8f3; font: 600 13px/1 system-ui, sans-serif;
  cursor: pointer;
`

/** Over the text of a narrow page it would cover the end of each line. */
const lookWhereNarrow = `${look}
  position: absolute; inset: 0 auto auto 50%; width: auto; min-height: 24px; padding: 4px 8px; translate: -50%;
  border-top: 0; border-radius: 0 0 6px 6px;
`

/** Elsewhere than at the page's end, which it would make longer. */
const heardAlone =
  'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)'

function followWidth(tab: HTMLElement, label: HTMLElement): void {
  const narrow = matchMedia('(max-width: 899px)')
  const draw = () => {
    tab.style.cssText = narrow.matches ? lookWhereNarrow : look
    // Of the button itself, WebKit ignores it.
    label.style.cssText = `display: block; writing-mode: ${narrow.matches ? 'horizontal-tb' : 'vertical-rl'}`
  }
  narrow.addEventListener('change', draw)
  draw()
}

/** After a failed import the next attempt reloads the page: browsers may cache the failure. */
export function offerDevtools(parts: DevtoolsContext): void {
  let close: (() => void) | undefined
  let opening = false
  let isMissing = false
  const tab = document.createElement('button')
  tab.type = 'button'
  const label = document.createElement('span')
  label.textContent = name
  tab.append(label)
  tab.title = 'Ctrl+`'
  tab.setAttribute('aria-expanded', 'false')
  tab.lang = 'en'
  followWidth(tab, label)
  const status = document.createElement('div')
  status.setAttribute('role', 'status')
  status.lang = 'en'
  status.style.cssText = heardAlone

  const shut = () => {
    close?.()
    close = undefined
    sessionStorage.removeItem(openKey)
    tab.hidden = false
    tab.setAttribute('aria-expanded', 'false')
    tab.focus()
  }
  /** Reopening after a reload must not move the focus. */
  const open = async ({ takesFocus }: { takesFocus: boolean }) => {
    if (close || opening) return
    sessionStorage.setItem(openKey, 'open')
    if (isMissing) return parts.location.reload()
    opening = true
    try {
      const { mountDevtools } = await import('./mount-devtools.tsx')
      close = mountDevtools(parts, { takesFocus, onClose: shut })
    } catch {
      isMissing = true
      label.textContent = missing
      status.textContent = missing
      return
    } finally {
      opening = false
    }
    tab.hidden = true
    tab.setAttribute('aria-expanded', 'true')
  }

  tab.addEventListener('click', () => void open({ takesFocus: true }))
  document.addEventListener('keydown', (event) => {
    // By key code: where the key is dead, `key` is not a backquote.
    if (!event.ctrlKey || event.code !== 'Backquote') return
    event.preventDefault()
    if (close) shut()
    else void open({ takesFocus: true })
  })
  document.body.append(tab, status)
  if (sessionStorage.getItem(openKey)) void open({ takesFocus: false })
}
