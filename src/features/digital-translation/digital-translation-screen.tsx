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
import { useMediaQuery } from '../../ui/theme/use-media-query.ts'
import { NoUsesNotice } from './no-uses-notice.tsx'
import { PackageCard } from './packages/package-card.tsx'
import styles from './packages/purchase-list.module.css'
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
  const isNarrow = useMediaQuery('(max-width: 860px)')
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
              hasPurchases={!isNarrow}
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
        {isNarrow ? <PackagesAboveList load={data} isPending={query.isPending} /> : null}
        {isEmpty || (isNarrow && query.isPending) ? null : (
          <Translations load={data} tooLong={tooLong} list={list} />
        )}
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

type AboveListProps = Pick<TranslationsProps, 'load'> & { isPending: boolean }

/** The list waits for them, so that they move none of it. */
function PackagesAboveList({ load, isPending }: AboveListProps) {
  return (
    <div className={styles.above}>
      {load ? (
        <PurchaseList purchases={packagesIn(load)} />
      ) : isPending ? (
        <SkeletonCard lines={4} />
      ) : null}
    </div>
  )
}

type PackageRailProps = Pick<TranslationFormProps, 'application' | 'user' | 'load'> & {
  hasPurchases: boolean
} & Pick<ComponentProps<typeof PackageCard>, 'hasForm' | 'language' | 'onLanguage'>

function PackageRail({ application, user, load, hasPurchases, ...choice }: PackageRailProps) {
  return (
    <>
      {hasPurchases ? <PurchaseList purchases={packagesIn(load)} /> : null}
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
