import { Trans } from '@lingui/react/macro'
import type { User } from '../../api/account.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { Section } from '../../ui/page/section.tsx'
import { TextLink } from '../../ui/page/text-link.tsx'

type Props = { user: User; language: SiteLanguage }

export function TestimonialInvitation({ user, language }: Props) {
  if (user.submittedTestimonial) return null
  return (
    <Section card title={<Trans>How did we do?</Trans>}>
      <p>
        <Trans>Your words help other researchers decide.</Trans>
      </p>
      <TextLink to="/$lang/testimonials/submit" params={{ lang: language }}>
        <Trans>Submit a testimonial</Trans>
      </TextLink>
    </Section>
  )
}
