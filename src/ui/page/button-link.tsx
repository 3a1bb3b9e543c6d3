import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-style.ts'

type Props = Omit<ComponentProps<'a'>, 'className'> & ButtonLook

/** An ordinary address (a download, another site) that looks like a button. */
export function ButtonAnchor({ variant, danger, ...rest }: Props) {
  return <a {...rest} className={buttonClass({ variant, danger })} />
}

/** A link to a route that looks like a button; `to`, `params` and `search` are typed by the router. */
export const ButtonLink = createLink(ButtonAnchor)
