import type * as TestingLibrary from '@testing-library/dom'
import type { Wording } from './engine-page.ts'

declare global {
  var TestingLibraryDom: typeof TestingLibrary
}

/** A `Query` as it reaches the page, where no regular expression does. */
export type SentQuery = {
  role?: string
  name?: SentWording
  level?: number
  label?: SentWording
  text?: SentWording
  css?: string
  within?: SentQuery | undefined
  frame?: string | undefined
}

type SentWording = { source: string; flags: string } | { exact: string }

export const sent = (wording: Wording): SentWording =>
  typeof wording === 'string'
    ? { exact: wording }
    : { source: wording.source, flags: wording.flags }

/**
 * The first shown element that a query means, found with Testing Library. Runs in the page, as all
 * below, so it uses nothing from around it.
 */
export function findInPage(query: SentQuery): HTMLElement | undefined {
  const { queryAllByRole, queryAllByLabelText } = globalThis.TestingLibraryDom
  const wording = (text: SentWording) =>
    'exact' in text ? text.exact : new RegExp(text.source, text.flags)
  /** Testing Library would look at each element without its children. */
  const innermost = (root: HTMLElement, text: string | RegExp) => {
    const fits = ({ textContent }: Element) => {
      const shown = textContent.replace(/\s+/g, ' ').trim()
      return typeof text === 'string' ? shown === text : text.test(shown)
    }
    return [...root.querySelectorAll<HTMLElement>('*')].filter(
      (element) => fits(element) && ![...element.children].some(fits),
    )
  }
  const start = (title: string | undefined) => {
    if (title === undefined) return document.documentElement
    const frame = document.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`)
    return frame?.contentDocument?.documentElement
  }
  const all = ({ role, name, level, label, text, css, within, frame }: SentQuery) => {
    const roots: HTMLElement[] = within ? all(within) : [start(frame)].filter((root) => !!root)
    return roots.flatMap((root): HTMLElement[] => {
      if (role !== undefined) {
        return queryAllByRole(root, role, {
          ...(name === undefined ? {} : { name: wording(name) }),
          ...(level === undefined ? {} : { level }),
        })
      }
      if (label !== undefined) return queryAllByLabelText(root, wording(label))
      if (text !== undefined) return innermost(root, wording(text))
      return css === 'html' ? [root] : [...root.querySelectorAll<HTMLElement>(css ?? '*')]
    })
  }
  return all(query).find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
  )
}

/**
 * The middle of an element once it keeps its place for two frames and nothing covers it. Scrolls it
 * into view.
 */
export async function pointIn(
  element: HTMLElement | undefined,
): Promise<{ x: number; y: number } | undefined> {
  if (!element) return undefined
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const before = place()
  await nextFrame()
  await nextFrame()
  const { x, y } = place()
  const document = element.ownerDocument
  const top = document.elementFromPoint(x, y)
  const isCovered = !top || !(element.contains(top) || top.closest('label')?.control === element)
  if (isCovered || x !== before.x || y !== before.y) return undefined
  const frame = document.defaultView?.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 }
  return { x: Math.round(x + frame.x), y: Math.round(y + frame.y) }
}

export function hasFocus(element: HTMLElement | undefined): boolean {
  const frame = element?.ownerDocument.defaultView?.frameElement
  return (
    !!element &&
    element.ownerDocument.activeElement === element &&
    (!frame || frame === document.activeElement)
  )
}

/** Of a field, or the text of anything else. */
export const readIn = (element: HTMLElement | undefined): string | undefined =>
  element && 'value' in element && element.matches('input, textarea, select')
    ? String(element.value)
    : element?.textContent
