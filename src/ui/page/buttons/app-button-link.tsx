import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { AppLinkComponent } from './app-link.tsx'
import { type ButtonLook, buttonClass } from './button-style.ts'

type Props = Omit<ComponentProps<'a'>, 'className'> & ButtonLook

export function ButtonAnchor({ variant, danger, ...rest }: Props) {
  return <a {...rest} className={buttonClass({ variant, danger })} />
}

/** A button is no place in the navigation, whatever page it leads to. */
function PageButton({ 'aria-current': _, ...rest }: Props) {
  return <ButtonAnchor {...rest} />
}

export const AppButtonLink: AppLinkComponent<typeof PageButton> = createLink(PageButton)
