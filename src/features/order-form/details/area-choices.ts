import type { AreaOfStudy } from '../../../api/order-form/order-form-queries.ts'

export type NamedArea = {
  id: number
  /** In the reader's language. */
  name: string
  /** The server's, in English. */
  rawName: string
  parent: number | null
}

export type AreaChoice = NamedArea & { top: NamedArea; middle: NamedArea }

export const lettersToSearch = 2

const shownAreas = 6

export function nameAreas(
  areas: readonly AreaOfStudy[],
  nameOf: (area: AreaOfStudy) => string,
): NamedArea[] {
  return areas.map((area) => ({
    id: area.id,
    name: nameOf(area),
    rawName: area.name,
    parent: area.parent,
  }))
}

/** Only areas of the third level can be chosen. */
export function areaChoices(areas: readonly NamedArea[]): AreaChoice[] {
  const byId = new Map(areas.map((area) => [area.id, area]))
  const above = ({ parent }: NamedArea) => (parent === null ? undefined : byId.get(parent))
  return areas.flatMap((area) => {
    const middle = above(area)
    const top = middle && above(middle)
    return middle && top ? [{ ...area, middle, top }] : []
  })
}

export const areasBelow = (areas: readonly NamedArea[], parent: number | null): NamedArea[] =>
  areas.filter((area) => area.parent === parent)

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()

export const isSearchableArea = (typed: string): boolean =>
  [...typed.trim()].length >= lettersToSearch

/** From 0, where the name begins so, to 2; undefined where words are missing. */
function distance(name: string, typed: string): number | undefined {
  if (name.startsWith(typed)) return 0
  if (name.split(/[\s-]+/).some((word) => word.startsWith(typed))) return 1
  return typed.split(/\s+/).every((word) => name.includes(word)) ? 2 : undefined
}

/** At most six areas whose translated or English name has what was typed. */
export function searchAreas(choices: readonly AreaChoice[], typed: string): AreaChoice[] {
  if (!isSearchableArea(typed)) return []
  const text = plain(typed)
  return choices
    .flatMap((choice) => {
      const distances = [choice.name, choice.rawName].flatMap(
        (name) => distance(plain(name), text) ?? [],
      )
      return distances.length > 0 ? [{ choice, distance: Math.min(...distances) }] : []
    })
    .sort((one, other) => one.distance - other.distance)
    .slice(0, shownAreas)
    .map(({ choice }) => choice)
}

export function areaNamed(choices: readonly AreaChoice[], typed: string): AreaChoice | undefined {
  const text = plain(typed)
  return choices.find(({ name, rawName }) => plain(name) === text || plain(rawName) === text)
}
