import type { ReactNode } from 'react'
import type { StepName } from '../../../api/order-form/order-form.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { stepLink } from './step-links.ts'

type Props = { step: StepName; children: ReactNode; onClick?: () => void }

/** A link to the screen of a step. Opening it changes nothing, so it may also be an earlier step. */
export function StepLink({ step, ...rest }: Props) {
  return <AppLink {...stepLink(step)} {...rest} preload={false} />
}

export function StepButtonLink({ step, ...rest }: Props & { variant?: 'filled' | 'quiet' }) {
  return <AppButtonLink {...stepLink(step)} {...rest} preload={false} />
}
