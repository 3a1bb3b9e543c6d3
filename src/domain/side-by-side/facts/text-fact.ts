export type FactKind = 'number' | 'unit' | 'name' | 'citation' | 'figure'

/** What a text says that its translation must say too. Offsets are UTF-16 units. */
export type TextFact = {
  kind: FactKind
  /** The ways to read it. Two facts agree if they share one. */
  values: readonly string[]
  /** Agrees with a fact of less detail, such as a year whose author is in another script. */
  alias?: string
  /** Of a number that has one, as it is compared. */
  unit?: string
  /** Whether it is missed where it is lacking; the others only answer. */
  isCertain: boolean
  text: string
  start: number
  end: number
}
