import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type DigitalTranslation, translationOptions } from '../../api/digital-translation.ts'
import { sentFileQuery } from '../../api/files/sent-files.ts'
import { FileArchived } from '../../api/receive-digital-file.ts'
import { savedName } from '../../domain/digital-files/digital-file-rules.ts'
import { DownloadButton } from '../../domain/digital-files/download-button.tsx'
import { FileStatus } from '../../domain/digital-files/file-status.tsx'
import { SideBySide } from '../../domain/side-by-side/side-by-side.tsx'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { BackLink } from '../../ui/page/buttons/back-link.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { bothQueries, QueryState } from '../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import styles from './translation-comparison.module.css'
import { translationProduct } from './translation-product.ts'
import { isComparable } from './translation-rules.ts'

const list = '/$lang/researcher/digital-translations/{-$status}'

/** `found` is the translation that cannot be compared, if there is one. */
function NothingToCompare({ found }: { found?: DigitalTranslation | undefined }) {
  return (
    <Section title={<Trans>We could not find this translation</Trans>}>
      <p>
        <Trans>
          It may not be finished, or one of its two files may be in our archive or in another format
          than .docx.
        </Trans>
      </p>
      {found && found.status !== 'completed' ? (
        <FileStatus product={translationProduct} file={found} />
      ) : null}
      <p className={styles.wayBack}>
        <AppButtonLink to={list} variant="filled">
          <Trans>Go to your translations</Trans>
        </AppButtonLink>
      </p>
    </Section>
  )
}

type ComparedProps = { translation: DigitalTranslation; original: string }

function ComparedTranslation({ translation, original }: ComparedProps) {
  const { t, i18n } = useLingui()
  const { identity, file } = translation
  const sent = useQuery(sentFileQuery({ identity: original, name: file.name }))
  const content = useQuery(translationOptions.contentQuery(identity))
  const { data, error, refetch } = content
  const saved = savedName(file.name, i18n._(translationProduct.savedSuffix))
  const english = useMemo(() => data && new File([data], saved), [data, saved])
  if (error instanceof FileArchived) return <NothingToCompare />
  return (
    <QueryState
      query={bothQueries(sent, { data: english, error, refetch })}
      loading={<SkeletonLines lines={10} label={t`The two files are being downloaded.`} />}
      failedTitle={<Trans>The files could not be downloaded</Trans>}
      frame={(state, isLoading) =>
        isLoading ? state : <Section title={<Trans>Side by side</Trans>}>{state}</Section>
      }
    >
      {([source, translated]) => <SideBySide original={source} translation={translated} />}
    </QueryState>
  )
}

function Heading({ translation }: { translation: DigitalTranslation | undefined }) {
  const { t } = useLingui()
  return (
    <div>
      <BackLink to={list}>
        <Trans>Back to your translations</Trans>
      </BackLink>
      <PageHeading
        ofFile={translation !== undefined}
        title={translation?.file.name ?? t`Side by side`}
        lead={translation ? t`Side by side with its translation` : undefined}
        action={
          translation ? (
            <DownloadButton product={translationProduct} file={translation} variant="filled" />
          ) : null
        }
      />
    </div>
  )
}

export function UnknownTranslation() {
  return (
    <>
      <Heading translation={undefined} />
      <NothingToCompare />
    </>
  )
}

export function TranslationComparisonScreen({ identity }: { identity: string }) {
  const { t } = useLingui()
  const query = useQuery(translationOptions.filesQuery([identity]))
  const found = query.data?.results[0]
  const translation = found && isComparable(found) ? found : undefined
  const original = translation?.file.identity
  return (
    <>
      <Heading translation={translation} />
      <QueryState
        query={query}
        loading={<SkeletonLines lines={6} label={t`Your translation is loading.`} />}
        failedTitle={<Trans>Your translation could not be loaded</Trans>}
        frame={(state) => <Section title={<Trans>Your translation</Trans>}>{state}</Section>}
      >
        {() =>
          translation && original ? (
            <ComparedTranslation key={identity} translation={translation} original={original} />
          ) : (
            <NothingToCompare found={found} />
          )
        }
      </QueryState>
    </>
  )
}
