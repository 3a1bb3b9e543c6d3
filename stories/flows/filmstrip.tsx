import { useRef, useState } from 'react'
import styles from './filmstrip.module.css'
import { inStorybook } from './in-storybook.ts'
import type { JourneyFrame } from './journey-frame.ts'
import { StoryFrame } from './story-frame.tsx'
import { useTurns } from './use-turns.ts'

const sizes = {
  phone: { width: 360, height: 760 },
  desktop: { width: 1280, height: 900 },
}

type Size = keyof typeof sizes

type Props = {
  journey: string
  frames: JourneyFrame[]
  /** As in Storybook's URLs. */
  globals: string
  /** Whether play functions run. */
  isPlayed: boolean
}

export function Filmstrip({ journey, frames, globals, isPlayed }: Props) {
  const [size, setSize] = useState<Size>('phone')
  const { list, isReady, isShown, markReady } = useTurns<HTMLOListElement>(frames.length)
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
        {(['phone', 'desktop'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="size" checked={one === size} onChange={() => setSize(one)} />{' '}
            {one}
          </label>
        ))}
      </fieldset>
      <ol ref={list} className={`${styles.strip} ${styles[size]}`}>
        {frames.map((frame, index) => (
          <li key={`${frame.id} ${frame.caption}`} data-turn>
            <div className={styles.window}>
              {inStorybook() && isShown(index) ? (
                <StoryFrame
                  key={globals}
                  frame={frame}
                  globals={globals}
                  size={sizes[size]}
                  isReady={isReady(index)}
                  onReady={(page) => end(index, page)}
                />
              ) : null}
            </div>
            <p>{frame.caption}</p>
            <a className={styles.open} href={`./?path=/story/${frame.id}`} target="_top">
              {frame.name}
            </a>
          </li>
        ))}
      </ol>
    </main>
  )
}
