import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { AppLinkComponent } from './app-link.tsx'
import { type ButtonLook, buttonClass } from './button-style.ts'

type Props = Omit<ComponentProps<'a'>, 'className'> & ButtonLook

export function ButtonAnchor({ variant, danger, ...rest }: Props) {
  return <a {...rest} className={buttonClass({ variant, danger })} />
}

export const AppButtonLink: AppLinkComponent<typeof ButtonAnchor> = createLink(ButtonAnchor)
