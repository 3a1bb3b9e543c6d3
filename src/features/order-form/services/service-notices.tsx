import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { failureMessage } from '../../../api/errors/failure-messages.ts'
import type { FormService } from '../../../api/order-form/order-form.ts'
import { binPriceQuery } from '../../../api/order-form/order-form-queries.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { languageName } from '../../../domain/languages/language-names.ts'
import { serviceIds } from '../../../domain/services/service-ids.ts'
import { Announced } from '../../../ui/page/announced.tsx'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { WithSupportLink } from '../../../ui/page/with-support-link.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { type LengthNotice, lengthNotice } from './length-notice.ts'

/** Only English is edited; other languages are translated. */
export function LanguageNotice({ services }: { services: readonly FormService[] }) {
  const { i18n } = useLingui()
  const { customerGoal, manuscriptLanguageId, manuscriptLanguages } = useOrderForm().orderForm
  const found = manuscriptLanguages.find(({ id }) => id === manuscriptLanguageId)
  const isTranslated = services.some(({ type }) => type === 'translation')
  if (customerGoal?.name !== 'editing' || !found || !isTranslated) return null
  const language = languageName(found.id, found.name, (message) => i18n._(message))
  return (
    <Notice>
      <Trans>
        We edit English texts, and your manuscript’s language is {language}. We can translate it
        into English for you instead.
      </Trans>
    </Notice>
  )
}

function NotOnline() {
  return <Trans>Texts of this length cannot be paid for online.</Trans>
}

/** The server's word on why the chosen service has no price at this length. */
export function NoOptionNotice() {
  const { noServiceOption, identity, wordCount, veryLongWordCount } = useOrderForm().orderForm
  const lookup = useQuery({
    ...binPriceQuery(identity, wordCount ?? 0),
    enabled: noServiceOption && wordCount !== null,
    retry: false,
  })
  if (!noServiceOption) return null
  return (
    <Notice
      tone="red"
      stacked
      action={
        <Button busy={lookup.isFetching} onClick={() => void lookup.refetch()}>
          <Trans>Look up the price again</Trans>
        </Button>
      }
    >
      {lookup.error ? (
        <p>
          <WithSupportLink>{failureMessage(lookup.error)}</WithSupportLink>
        </p>
      ) : null}
      <p>
        <Trans>
          Please choose another service, correct the word count, or{' '}
          <ExternalLink href="/support">contact us</ExternalLink> for a quote.
        </Trans>
        {veryLongWordCount ? (
          <>
            {' '}
            <NotOnline />
          </>
        ) : null}
      </p>
    </Notice>
  )
}

export function LengthText({ notice }: { notice: LengthNotice }) {
  switch (notice) {
    case 'custom-editing-deadline':
      return (
        <Trans>
          For texts of more than 40,000 words, we’ll agree on the deadline with you. Please{' '}
          <ExternalLink href="/support">contact us</ExternalLink> before you order.
        </Trans>
      )
    case 'custom-translation-deadline':
      return (
        <Trans>
          For translations and scientific editing of more than 18,000 words, we’ll agree on the
          deadline with you. Please <ExternalLink href="/support">contact us</ExternalLink> before
          you order.
        </Trans>
      )
    case 'long-editing':
      return (
        <Trans>
          Editing of this length may take longer than shown. If you need it by a certain date,
          please <ExternalLink href="/support">contact us</ExternalLink> first.
        </Trans>
      )
    case 'long-translation':
      return (
        <Trans>
          A translation of this length takes longer than usual. If you need it by a certain date,
          please <ExternalLink href="/support">contact us</ExternalLink> first.
        </Trans>
      )
    case 'long-multimedia':
      return (
        <Trans>
          For a manuscript of 18,000 words or more, we may need longer than shown. If you need our
          work by a certain date, please <ExternalLink href="/support">contact us</ExternalLink>{' '}
          first.
        </Trans>
      )
  }
}

export function useLengthNotice(service: FormService | undefined): LengthNotice | undefined {
  const { wordCount, manuscriptLanguageId: languageId } = useOrderForm().orderForm
  const isImpersonator = Boolean(useUser()?.impersonatorIdentity)
  return lengthNotice({ wordCount, languageId, service, isImpersonator })
}

type ChoiceProps = {
  service: FormService | undefined
  length: LengthNotice | undefined
}

export function ChoiceNotices({ service, length }: ChoiceProps) {
  const { veryLongWordCount } = useOrderForm().orderForm
  return (
    <Announced>
      {length ? (
        <Notice>
          <LengthText notice={length} />
          {veryLongWordCount ? (
            <>
              {' '}
              <NotOnline />
            </>
          ) : null}
        </Notice>
      ) : null}
      {service?.identity === serviceIds.scientificEditing ? (
        <Notice>
          <Trans>
            Scientific Editing is done by researchers in your own field, and not every area of study
            has one. If yours has none, we’ll write to you before the work begins.
          </Trans>
        </Notice>
      ) : null}
    </Announced>
  )
}
