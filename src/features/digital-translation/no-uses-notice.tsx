import { Trans } from '@lingui/react/macro'
import type { DigitalLanguage } from '../../api/digital-purchases.ts'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import styles from './no-uses-notice.module.css'
import type { TranslationAccess } from './translation-rules.ts'

type Props = {
  access: Exclude<TranslationAccess, 'usable'>
  language: DigitalLanguage | undefined
}

function HowItWorks() {
  return (
    <Section title={<Trans>How it works</Trans>}>
      <ol className={styles.steps}>
        <li>
          <Trans>Choose a package for the language that you write in.</Trans>
        </li>
        <li>
          <Trans>
            Upload the manuscript as a Word file. Each one takes one translation of your package.
          </Trans>
        </li>
        <li>
          <Trans>Download the English text as a Word file, ready for you to revise.</Trans>
        </li>
      </ol>
    </Section>
  )
}

export function NoUsesNotice({ access, language }: Props) {
  const isNew = access === 'none'
  return (
    <>
      <Notice
        stacked
        tone={isNew ? 'plain' : 'amber'}
        title={
          isNew ? (
            <Trans>Buy a package to begin</Trans>
          ) : (
            <Trans>Buy a package to translate another manuscript</Trans>
          )
        }
        action={
          <span className={styles.choose}>
            <AppButtonLink
              to="/$lang/researcher/digital-translations/purchase/{-$receiptCode}/{-$success}"
              search={{ language }}
              variant="filled"
            >
              <Trans>Choose a package</Trans>
            </AppButtonLink>
          </span>
        }
      >
        {isNew ? (
          <Trans>
            Then upload a manuscript here. You can download it in English a few minutes later.
          </Trans>
        ) : (
          <Trans>You can still download your earlier translations.</Trans>
        )}
      </Notice>
      {isNew ? <HowItWorks /> : null}
    </>
  )
}
