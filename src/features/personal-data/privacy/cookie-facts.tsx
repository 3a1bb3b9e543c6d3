import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { askForConsentAgain } from '../../../lib/browser/consent-again.ts'
import { tryTelling } from '../../../ui/messages/try-telling.ts'
import { Announcement } from '../../../ui/page/announced.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { type Fact, NameValueList } from '../../../ui/page/name-value-list.tsx'
import styles from '../personal-data.module.css'

function ConsentButton({ url }: { url: string }) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const askAgain = async () => {
    setAsked(false)
    setBusy(true)
    const failed = () => () =>
      t`The question about cookies could not be opened. We’ll ask you on the next page that you load.`
    setAsked(await tryTelling('consent', () => askForConsentAgain(url), failed))
    setBusy(false)
  }
  const message = isAsked ? t`The question about cookies is open again.` : undefined
  return (
    <div className={styles.actions}>
      <Button busy={isBusy} onClick={() => void askAgain()}>
        <Trans>Choose cookies again</Trans>
      </Button>
      <Announcement text={message} />
      {message ? <p>{message}</p> : null}
    </div>
  )
}

const CookieName = ({ children }: { children: string }) => <code translate="no">{children}</code>

/** `consentUrl` is null where the site asks for no consent. */
export function CookieFacts({ consentUrl }: { consentUrl: string | null }) {
  const { t } = useLingui()
  const facts: Fact[] = [
    {
      name: <CookieName>galley_session</CookieName>,
      value: t`Tells your session from others and keeps you signed in.`,
    },
    { name: <CookieName>siteLanguage</CookieName>, value: t`Your language, for a year.` },
    ...(consentUrl
      ? [
          {
            name: <CookieName>galley-consent</CookieName>,
            value: t`Your answer to the question about cookies.`,
          },
        ]
      : []),
  ]
  return (
    <Section title={<Trans>Cookies and consent</Trans>}>
      <NameValueList facts={facts} />
      <p className={styles.intro}>
        <Trans>
          This browser also keeps your choice of light or dark, the number of your orders and, while
          they are under way, the key of a payment and large files that you upload.
        </Trans>
      </p>
      {consentUrl ? (
        <ConsentButton url={consentUrl} />
      ) : (
        <p>
          <Trans>This site does not ask for consent to further cookies.</Trans>
        </p>
      )}
    </Section>
  )
}
