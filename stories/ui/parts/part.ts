import type { ReactNode } from 'react'
import type { ComponentProps } from './props-of.ts'

/** What a number of the figure points at: the first element of the selector. */
export type AnatomyPart = {
  name: string
  text: string
  selector: string
  side?: 'above' | 'below' | 'before' | 'after'
}

export type GoodAndBad = { rule: string; good: ReactNode; bad: ReactNode; why: string }

/** What a page of the design system says about one of its parts. */
export type Part = {
  name: string
  summary: string
  figure: ReactNode
  anatomy: readonly AnatomyPart[]
  use: readonly string[]
  avoid: readonly string[]
  pairs: readonly GoodAndBad[]
  states: readonly { name: string; text: string; example: ReactNode }[]
  keyboard: readonly (readonly [keys: string, effect: string])[]
  /** Whose properties are listed. */
  components: readonly ComponentProps[]
}
