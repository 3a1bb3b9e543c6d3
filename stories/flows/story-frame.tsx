import styles from './filmstrip.module.css'
import type { JourneyFrame } from './journey-frame.ts'
import { frameNameOf } from './own-storage.ts'
import { pictureSizes } from './picture-sizes.ts'

const finished = 'storyFinished'

type Props = {
  frame: JourneyFrame
  /** As in Storybook's URLs. */
  globals: string
  size: { width: number; height: number }
  isReady: boolean
  onReady: (page: HTMLIFrameElement) => void
}

/** Plays hidden in a wide iframe, as the tests do, then stays as a picture of its own size. */
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
      name={frameNameOf(id)}
      title={name}
      {...(isReady ? size : pictureSizes.desktop)}
      inert={isReady}
      onLoad={({ currentTarget }) => watch(currentTarget)}
    />
  )
}
