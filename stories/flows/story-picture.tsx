import { inStorybook } from './in-storybook.ts'
import type { JourneyFrame } from './journey-frame.ts'
import { type PictureSize, pictureSizes } from './picture-sizes.ts'
import { StoryFrame } from './story-frame.tsx'
import styles from './story-picture.module.css'
import type { FoundPicture } from './use-pictures.ts'

export type PictureTurn = {
  isShown: boolean
  isReady: boolean
  onReady: (page: HTMLIFrameElement) => void
}

type Props = {
  frame: JourneyFrame
  globals: string
  size: PictureSize
  picture: FoundPicture
  turn: PictureTurn
}

/** The picture that was taken of a story, or the story itself where there is none. */
export function StoryPicture({ frame, globals, size, picture, turn }: Props) {
  if (picture === 'unknown') return null
  if (picture) return <img className={styles.picture} src={picture} alt="" loading="lazy" />
  return inStorybook() && turn.isShown ? (
    <StoryFrame
      key={globals}
      frame={frame}
      globals={globals}
      size={pictureSizes[size]}
      isReady={turn.isReady}
      onReady={turn.onReady}
    />
  ) : null
}
