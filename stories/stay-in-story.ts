import { action } from 'storybook/actions'

/** Logs the address to the actions panel. */
export const tellAddress = action('leads to')

/** A link that would replace the document. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || !(event.target instanceof Element)) return undefined
  const link = event.target.closest('a')
  const leavesStory = link?.href && !link.getAttribute('href')?.startsWith('#')
  return leavesStory ? link : undefined
}

/**
 * Prevents links from leaving the application, which Storybook could not follow. Returns a function
 * that undoes it.
 */
export function stayInStory(): () => void {
  const stay = (event: MouseEvent) => {
    const link = leavingLink(event)
    if (!link) return
    event.preventDefault()
    tellAddress(link.href)
  }
  // Added last: the application handles its own links first.
  globalThis.addEventListener('click', stay)
  return () => globalThis.removeEventListener('click', stay)
}
