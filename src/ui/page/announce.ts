import { clock } from '../../lib/clock.ts'

/** Milliseconds after which a line is gone from the end of the page. */
const lineLife = 10_000

/** Live regions, the innermost last. */
const regions: HTMLElement[] = []

export function announce(text: string) {
  const line = document.createElement('p')
  line.textContent = text
  regions.at(-1)?.append(line)
  clock.setTimeout(() => line.remove(), lineLife)
}

/** In a shadow tree, text that is also visible elsewhere is not found or copied twice. */
export function placeAnnouncements(place: HTMLElement) {
  const host = document.createElement('div')
  const region = document.createElement('div')
  region.role = 'status'
  region.ariaAtomic = 'false'
  host.attachShadow({ mode: 'closed' }).append(region)
  place.append(host)
  regions.push(region)
  return () => {
    regions.splice(regions.indexOf(region), 1)
    host.remove()
  }
}
