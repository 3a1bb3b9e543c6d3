import { Trans, useLingui } from '@lingui/react/macro'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import styles from './testimonial.module.css'
import { TestimonialForm, type TestimonialFormProps } from './testimonial-form.tsx'

function WritingHelp() {
  return (
    <Section card title={<Trans>What helps other researchers</Trans>}>
      <ul>
        <li>
          <Trans>Your field, and what you had edited or translated</Trans>
        </li>
        <li>
          <Trans>What the editor’s changes did for your text</Trans>
        </li>
        <li>
          <Trans>What the journal or its reviewers said</Trans>
        </li>
      </ul>
    </Section>
  )
}

export function TestimonialScreen(props: TestimonialFormProps) {
  const { t } = useLingui()
  const { fullName } = props.user
  return (
    <>
      <PageHeading
        title={t`Submit a testimonial`}
        lead={
          <Trans>
            Tell other researchers what it was like to work with us. We may publish it on our
            website under your name, {fullName}.
          </Trans>
        }
      />
      <div className={styles.grid}>
        <WritingHelp />
        <TestimonialForm {...props} />
      </div>
    </>
  )
}
