import styles from './filmstrip.module.css'
import type { Frame } from './journey-frame.ts'

const finished = 'storyFinished'

type Props = {
  frame: Frame
  /** As Storybook's addresses take them. */
  globals: string
  size: { width: number; height: number }
  isReady: boolean
  onReady: (page: HTMLIFrameElement) => void
}

/** The story itself, a page in a page: it goes its steps out of sight, and is a picture from then on. */
export function StoryFrame({ frame: { id, name }, globals, size, isReady, onReady }: Props) {
  function watch(page: HTMLIFrameElement): void {
    const channel = page.contentWindow?.__STORYBOOK_ADDONS_CHANNEL__
    if (!channel || channel.last(finished)) onReady(page)
    else channel.once(finished, () => onReady(page))
  }

  return (
    <iframe
      className={isReady ? styles.story : styles.atWork}
      src={`iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals })}`}
      title={name}
      {...size}
      inert={isReady}
      onLoad={({ currentTarget }) => watch(currentTarget)}
    />
  )
}
