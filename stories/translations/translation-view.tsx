import { useState } from 'react'
import type { MessageSection } from './messages-by-screen.ts'
import { isMissing, isTooWide, shownSections } from './shown-rows.ts'
import { TranslationTable } from './translation-table.tsx'
import styles from './translations.module.css'
import { widthLimit } from './width-of-messages.ts'

type Props = {
  messages: ReadonlyMap<string, readonly MessageSection[]>
  /** Route id of the first screen. */
  screen: string
}

export function TranslationView({ messages, screen: first }: Props) {
  const [screen, choose] = useState(first)
  const [text, setText] = useState('')
  const [marked, setMarked] = useState(false)
  const all = messages.get(screen) ?? []
  const sections = shownSections(all, { text, marked })
  const rows = all.flatMap((section) => section.rows)
  const shown = sections.reduce((sum, section) => sum + section.rows.length, 0)
  return (
    <main className={styles.page} lang="en">
      <h1>Translations</h1>
      <p>
        The messages of each screen and its parts, from the catalogs. Marked are those that are
        missing or more than {widthLimit} times as wide as the English.
      </p>
      <div className={styles.settings}>
        <label className={styles.screen}>
          Screen
          <select value={screen} onChange={({ target }) => choose(target.value)}>
            {[...messages.keys()].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Containing
          <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
        </label>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={marked}
            onChange={({ target }) => setMarked(target.checked)}
          />
          Marked ones only
        </label>
      </div>
      <p role="status" className={styles.count}>
        {shown} of {rows.length} messages; {rows.filter(isMissing).length} missing a translation,{' '}
        {rows.filter(isTooWide).length} wider than there may be room for
      </p>
      <TranslationTable sections={sections} />
    </main>
  )
}
