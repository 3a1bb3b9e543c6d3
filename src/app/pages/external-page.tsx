import type { MessageDescriptor } from '@lingui/core'
import { useLingui as useLinguiRuntime } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import styles from './external-page.module.css'
import { WaysBack } from './ways-back.tsx'

type Props = { name: MessageDescriptor; path: string }

function Path({ path }: Pick<Props, 'path'>) {
  const parts = `/${path}`.split(/(?<=[/])/)
  return (
    <code>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a path's parts stay in their places
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  )
}

export function ExternalPage({ name: message, path }: Props) {
  const { t } = useLingui()
  const { _ } = useLinguiRuntime()
  const name = _(message)
  return (
    <PageHeading
      alone
      title={t`This link leads outside Galley`}
      lead={
        <Trans>
          In the live service, this link opens {name}. It isn’t part of this portal, so you see this
          page instead.
        </Trans>
      }
      action={
        <div>
          <p className={styles.path}>
            <Trans>
              Address: <Path path={path} />
            </Trans>
          </p>
          <WaysBack />
        </div>
      }
    />
  )
}
