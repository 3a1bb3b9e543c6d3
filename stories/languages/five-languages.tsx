import { useState } from 'react'
import {
  ownNameOf,
  plainTag,
  type SiteLanguage,
  siteLanguages,
  tagOf,
} from '../../src/i18n/locales.ts'
import { inStorybook } from '../flows/in-storybook.ts'
import { unplayedFrameNameOf } from '../flows/own-storage.ts'
import { pictureSizes } from '../flows/picture-sizes.ts'
import { useTurns } from '../flows/use-turns.ts'
import styles from './five-languages.module.css'

const sizes = ['phone', 'desktop'] as const

type Size = (typeof sizes)[number]

type Props = {
  /** Of a story. */
  id: string
  title: string
  scheme: 'light' | 'dark'
}

type FrameProps = Props & { language: SiteLanguage; size: Size; onLoad: () => void }

/** Can be scrolled and tried; its play function, which expects English, does not run. */
function LanguageFrame({ id, title, scheme, language, size, onLoad }: FrameProps) {
  const globals = `language:${language};scheme:${scheme};a11y.manual:!true`
  return (
    <iframe
      className={styles.frame}
      src={`iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals })}`}
      name={unplayedFrameNameOf(`${language} ${id}`)}
      title={`${title}, ${ownNameOf(language)}`}
      {...pictureSizes[size]}
      onLoad={onLoad}
    />
  )
}

/** One story in every language, each in a frame with its own storage; one loads after the other. */
export function FiveLanguages(props: Props) {
  const [size, setSize] = useState<Size>('phone')
  const { list, isShown, markReady } = useTurns<HTMLUListElement>(siteLanguages.length)
  return (
    <main className={styles.page} lang="en">
      <h1>{props.title}</h1>
      <fieldset className={styles.sizes}>
        <legend>Width</legend>
        {sizes.map((one) => (
          <label key={one}>
            <input type="radio" name="size" checked={one === size} onChange={() => setSize(one)} />{' '}
            {one}
          </label>
        ))}
      </fieldset>
      <ul ref={list} className={`${styles.languages} ${styles[size]}`}>
        {siteLanguages.map((language, index) => (
          <li key={language} data-turn>
            <h2 lang={plainTag(tagOf(language))}>
              <a
                href={`./?path=/story/${props.id}&globals=language:${language}`}
                target="_top"
                aria-label={`${ownNameOf(language)}, alone`}
              >
                {ownNameOf(language)}
              </a>
            </h2>
            <div className={styles.window}>
              {inStorybook() && isShown(index) ? (
                <LanguageFrame
                  {...props}
                  language={language}
                  size={size}
                  onLoad={() => markReady(index)}
                />
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </main>
  )
}
