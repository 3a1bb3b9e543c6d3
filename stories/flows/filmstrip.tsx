import { useRef, useState } from 'react'
import styles from './filmstrip.module.css'
import type { Frame } from './journey-frame.ts'
import { StoryFrame } from './story-frame.tsx'
import { useTurns } from './use-turns.ts'

const sizes = {
  phone: { width: 360, height: 760 },
  desk: { width: 1280, height: 900 },
}

type Size = keyof typeof sizes

type Props = {
  /** What somebody wants to do. */
  journey: string
  frames: Frame[]
  /** Language and scheme as Storybook's addresses take them. */
  globals: string
  /** Whether stories go their steps, as they do in their own language. */
  isPlayed: boolean
}

/** Elsewhere, as in the tests, there is no page of another story. */
const inStorybook = () => window.location.pathname.endsWith('/iframe.html')

/** A journey as its stories side by side: what happens, step by step. */
export function Filmstrip({ journey, frames, globals, isPlayed }: Props) {
  const [size, setSize] = useState<Size>('phone')
  const { list, isReady, isShown, sayReady } = useTurns(frames.length)
  const reader = useRef<HTMLElement>(null)

  /** The steps of a story take the focus; who reads this page has it back. */
  function end(place: number, page: HTMLIFrameElement): void {
    if (document.activeElement === page) {
      page.blur()
      reader.current?.focus({ preventScroll: true })
    }
    sayReady(place)
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
        <p>The steps of a story are told in English: here each frame is as its story begins.</p>
      )}
      <fieldset className={styles.sizes}>
        <legend>Shown on</legend>
        {(['phone', 'desk'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="size" checked={one === size} onChange={() => setSize(one)} />a{' '}
            {one}
          </label>
        ))}
      </fieldset>
      <ol ref={list} className={`${styles.strip} ${styles[size]}`}>
        {frames.map((frame, place) => (
          <li key={`${frame.id} ${frame.caption}`}>
            <div className={styles.window}>
              {inStorybook() && isShown(place) ? (
                <StoryFrame
                  key={globals}
                  frame={frame}
                  globals={globals}
                  size={sizes[size]}
                  isReady={isReady(place)}
                  onReady={(page) => end(place, page)}
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
