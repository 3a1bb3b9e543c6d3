import { Trans } from '@lingui/react/macro'
import { Section } from '../../ui/page/layout/section.tsx'
import styles from './digital-editing.module.css'
import { EditingVideo } from './editing-video.tsx'

/** `video` is the address of its player. */
export function EditingIntro({ video }: { video: string | null }) {
  return (
    <Section title={<Trans>How it works</Trans>}>
      <ol className={styles.steps}>
        <li>
          <Trans>Upload your manuscript and choose British or American English.</Trans>
        </li>
        <li>
          <Trans>
            In about two minutes, grammar, spelling, punctuation and phrasing are corrected.
          </Trans>
        </li>
        <li>
          <Trans>
            Download a Word file with tracked changes, and accept or reject each correction.
          </Trans>
        </li>
      </ol>
      {video === null ? null : <EditingVideo address={video} />}
    </Section>
  )
}
