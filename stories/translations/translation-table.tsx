import { ownNameOf, plainTag, siteLanguageOf } from '../../src/i18n/locales.ts'
import { Icon } from '../../src/ui/page/icon.tsx'
import { MessagePieces } from './message-parts.tsx'
import type { MessageRow, MessageSection } from './messages-by-screen.ts'
import { tooWide, translations } from './shown-rows.ts'
import styles from './translations.module.css'

const nameOf = (tag: string) => ownNameOf(siteLanguageOf(tag))

function Translation({ row, tag }: { row: MessageRow; tag: string }) {
  const translation = row.translations[tag]
  const times = tooWide(row, tag)
  return (
    <div>
      <dt lang={plainTag(tag)}>{nameOf(tag)}</dt>
      <dd className={times ? styles.wide : undefined}>
        {translation ? (
          <span lang={plainTag(tag)}>
            <MessagePieces message={translation} />
          </span>
        ) : (
          <span className={styles.missing}>
            <Icon name="error" /> missing
          </span>
        )}
        {times ? (
          <span className={styles.mark}>
            <Icon name="warning" /> {times.toFixed(1)} times as wide
          </span>
        ) : null}
      </dd>
    </div>
  )
}

export function TranslationTable({ sections }: { sections: MessageSection[] }) {
  return (
    <>
      <div className={styles.head} aria-hidden="true">
        {['en', ...translations].map((tag) => (
          <span key={tag} lang={plainTag(tag)}>
            {nameOf(tag)}
          </span>
        ))}
      </div>
      {sections.map(({ file, rows }) => (
        <section key={file} aria-label={file}>
          <h2 className={styles.file}>{file}</h2>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={`${row.namespace} ${row.english} ${row.context}`}>
                <dl className={styles.row}>
                  <div>
                    <dt lang="en">{nameOf('en')}</dt>
                    <dd>
                      <MessagePieces message={row.english} />
                      {row.context ? <span className={styles.form}> as {row.context}</span> : null}
                    </dd>
                  </div>
                  {translations.map((tag) => (
                    <Translation key={tag} row={row} tag={tag} />
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
