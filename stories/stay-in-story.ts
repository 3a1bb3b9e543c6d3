import { action } from 'storybook/actions'

/** Names, in the panel of actions, the address at which a story would have left. */
export const tellAddress = action('leads to')

/** The link of a click that nobody has answered and that would put another document here. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || !(event.target instanceof Element)) return undefined
  const link = event.target.closest('a')
  const isElsewhere = link?.href && !link.getAttribute('href')?.startsWith('#')
  return isElsewhere ? link : undefined
}

/**
 * Keeps a story where it is when somebody follows a link out of the application, behind which
 * Storybook has nothing; the panel of actions names the address.
 * @returns what lets such links lead away again
 */
export function stayInStory(): () => void {
  const stay = (event: MouseEvent) => {
    const link = leavingLink(event)
    if (!link) return
    event.preventDefault()
    tellAddress(link.href)
  }
  // After the application, which answers to its own links.
  globalThis.addEventListener('click', stay)
  return () => globalThis.removeEventListener('click', stay)
}
