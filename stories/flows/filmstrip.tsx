import { type ComponentProps, useRef, useState } from 'react'
import styles from './filmstrip.module.css'
import type { JourneyFrame } from './journey-frame.ts'
import { LiveChoice } from './live-choice.tsx'
import { StoryPicture } from './story-picture.tsx'
import { usePictures } from './use-pictures.ts'
import { useTurns } from './use-turns.ts'

const sizes = ['phone', 'desktop'] as const

type Size = (typeof sizes)[number]

type Props = {
  journey: string
  frames: JourneyFrame[]
  /** As in Storybook's URLs. */
  globals: string
  /** Whether play functions run. */
  isPlayed: boolean
}

function Step(shown: ComponentProps<typeof StoryPicture>) {
  const { frame } = shown
  return (
    <li data-turn>
      <div className={styles.window} data-pictured={frame.id} data-sizes={sizes.join(' ')}>
        <StoryPicture {...shown} />
      </div>
      <p>{frame.caption}</p>
      <a className={styles.open} href={`./?path=/story/${frame.id}`} target="_top">
        {frame.name}
      </a>
    </li>
  )
}

export function Filmstrip({ journey, frames, globals, isPlayed }: Props) {
  const [size, setSize] = useState<Size>('phone')
  const [isLive, setLive] = useState(false)
  const pictureOf = usePictures(globals, size, isLive)
  const pictures = frames.map(({ id }) => pictureOf(id))
  const { list, isReady, isShown, markReady } = useTurns<HTMLOListElement>(
    frames.length,
    (index) => pictures[index] !== undefined,
  )
  const reader = useRef<HTMLElement>(null)

  /** Returns the focus that the story's play function took. */
  function end(index: number, page: HTMLIFrameElement): void {
    if (document.activeElement === page) {
      page.blur()
      reader.current?.focus({ preventScroll: true })
    }
    markReady(index)
  }

  return (
    <main
      className={styles.page}
      lang="en"
      onFocus={({ target }) => {
        reader.current = target
      }}
    >
      <h1>{journey}</h1>
      {isPlayed ? null : (
        <p>Play functions run in English only: each frame shows the start of its story.</p>
      )}
      <fieldset className={styles.sizes}>
        <legend>Width</legend>
        {sizes.map((one) => (
          <label key={one}>
            <input type="radio" name="size" checked={one === size} onChange={() => setSize(one)} />{' '}
            {one}
          </label>
        ))}
      </fieldset>
      <LiveChoice isLive={isLive} onChange={setLive} />
      <ol ref={list} className={`${styles.strip} ${styles[size]}`}>
        {frames.map((frame, index) => (
          <Step
            key={`${frame.id} ${frame.caption}`}
            frame={frame}
            globals={globals}
            size={size}
            picture={pictures[index]}
            turn={{
              isShown: isShown(index),
              isReady: isReady(index),
              onReady: (page) => end(index, page),
            }}
          />
        ))}
      </ol>
    </main>
  )
}
