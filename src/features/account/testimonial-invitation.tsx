import { Trans } from '@lingui/react/macro'
import type { User } from '../../api/account.ts'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { Section } from '../../ui/page/layout/section.tsx'

export function TestimonialInvitation({ user }: { user: User }) {
  if (user.submittedTestimonial) return null
  return (
    <Section card title={<Trans>How did we do?</Trans>}>
      <p>
        <Trans>Your words help other researchers decide.</Trans>
      </p>
      <AppLink to="/$lang/testimonials/submit">
        <Trans>Submit a testimonial</Trans>
      </AppLink>
    </Section>
  )
}
