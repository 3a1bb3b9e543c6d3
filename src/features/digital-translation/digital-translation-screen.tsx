import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { type DigitalLanguage, digitalTranslationQuery } from '../../api/digital-purchases.ts'
import type { FileListChoice } from '../../domain/digital-files/digital-file-list.tsx'
import { PageGrid } from '../../ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { useFocusAfterChange } from '../../ui/page/layout/use-focus-after-change.ts'
import { useNow } from '../../ui/page/use-now.ts'
import { PartOfPage } from '../../ui/states/part-of-page.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { SkeletonCard, SkeletonFields } from '../../ui/states/skeleton.tsx'
import { NoUsesNotice } from './no-uses-notice.tsx'
import { PackageCard } from './packages/package-card.tsx'
import { PurchaseList } from './packages/purchase-list.tsx'
import { TooLongNotice } from './too-long-notice.tsx'
import { TranslationForm, type TranslationFormProps } from './translation-form.tsx'
import { TranslationList } from './translation-list.tsx'
import {
  accessOf,
  initialLanguage,
  isNewcomer,
  offeredLanguages,
  offersFor,
  packagesIn,
  type TooLong,
  usesLeftAt,
} from './translation-rules.ts'
import { UsesBadge } from './uses-badge.tsx'
import { usesByLanguages } from './uses-by-languages.ts'

type Props = Pick<TranslationFormProps, 'application' | 'user' | 'siteLanguage' | 'onCreated'> & {
  /** Of the translations. */
  list: FileListChoice
}

function Heading({ badge }: { badge?: ReactNode }) {
  const { t } = useLingui()
  return (
    <PageHeading
      title={t`Digital translation`}
      lead={<Trans>Your manuscript in English within minutes.</Trans>}
      action={badge}
    />
  )
}

type LoadedUsesProps = Pick<TranslationFormProps, 'load'> &
  Pick<TranslationFormProps['application'], 'features'>

function LoadedUses({ load, features }: LoadedUsesProps) {
  const now = useNow()
  return (
    <UsesBadge
      uses={usesLeftAt(load, features, now)}
      byLanguages={usesByLanguages(load, features, now)}
      isNew={packagesIn(load).length === 0}
    />
  )
}

const asTranslating = (content: ReactNode) => (
  <Section title={<Trans>Translate a manuscript</Trans>}>{content}</Section>
)

export function DigitalTranslationScreen(props: Props) {
  const { data } = useQuery(digitalTranslationQuery())
  return (
    <PartOfPage
      title={<Trans>Your packages could not be loaded</Trans>}
      resetKey={data}
      frame={(failure) => (
        <>
          <Heading />
          {failure}
        </>
      )}
    >
      <DigitalTranslation {...props} />
    </PartOfPage>
  )
}

function DigitalTranslation({ list, ...formProps }: Props) {
  const { features } = formProps.application
  const { t } = useLingui()
  const now = useNow()
  const query = useQuery(digitalTranslationQuery())
  const [language, setLanguage] = useState<DigitalLanguage | undefined>(
    initialLanguage(formProps.siteLanguage, features) || undefined,
  )
  const [tooLong, setTooLong] = useState<TooLong>()
  const { data } = query
  const uses = data && usesLeftAt(data, features, now)
  const hasForm = uses !== undefined && uses > 0
  const isEmpty = data !== undefined && isNewcomer(data, features, now)
  useFocusAfterChange(data && hasForm)
  return (
    <>
      <Heading badge={data ? <LoadedUses load={data} features={features} /> : null} />
      <PageGrid
        railLabel={t`Packages`}
        rail={
          data ? (
            <PackageRail
              {...formProps}
              load={data}
              hasForm={hasForm}
              language={language}
              onLanguage={setLanguage}
            />
          ) : query.error ? null : (
            <SkeletonCard lines={4} />
          )
        }
      >
        <QueryState
          query={query}
          loading={<SkeletonFields fields={3} />}
          failedTitle={<Trans>Your packages could not be loaded</Trans>}
          frame={asTranslating}
        >
          {(load) => (
            <FormOrNotice
              {...formProps}
              load={load}
              language={language}
              onLanguage={setLanguage}
              onTooLong={setTooLong}
            />
          )}
        </QueryState>
        {isEmpty ? null : <Translations load={data} tooLong={tooLong} list={list} />}
      </PageGrid>
    </>
  )
}

type TranslationsProps = Pick<Props, 'list'> & {
  load: TranslationFormProps['load'] | undefined
  tooLong: TooLong | undefined
}

function Translations({ load, tooLong, list }: TranslationsProps) {
  return (
    <Section title={<Trans>Your translations</Trans>}>
      {load?.wordCountExceeded ? (
        <TooLongNotice fileIdentity={load.fileIdentity} refusal={tooLong} />
      ) : null}
      <TranslationList {...list} />
    </Section>
  )
}

type PackageRailProps = Pick<TranslationFormProps, 'application' | 'user' | 'load'> &
  Pick<ComponentProps<typeof PackageCard>, 'hasForm' | 'language' | 'onLanguage'>

function PackageRail({ application, user, load, ...choice }: PackageRailProps) {
  return (
    <>
      <PurchaseList purchases={packagesIn(load)} />
      <PartOfPage resetKey={load}>
        <PackageCard
          {...choice}
          offers={offersFor(load, choice.language ?? '')}
          currency={user.currency}
          languages={offeredLanguages(application.features)}
        />
      </PartOfPage>
    </>
  )
}

type FormOrNoticeProps = TranslationFormProps & { language: DigitalLanguage | undefined }

function FormOrNotice({ language, ...formProps }: FormOrNoticeProps) {
  const { load, application } = formProps
  const uses = usesLeftAt(load, application.features, useNow())
  const access = accessOf(uses, load.hasUploadedDigitalTranslation)
  if (access !== 'usable') return <NoUsesNotice access={access} language={language} />
  return asTranslating(<TranslationForm {...formProps} />)
}
