import { useLingui as useLinguiRuntime } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../src/ui/page/icon.tsx'
import { StorybookLink } from '../share/storybook-link.tsx'
import styles from './devtools.module.css'
import { isSectionName, type SectionName, sections } from './devtools-sections.tsx'
import { isField } from './is-field.ts'

const sectionKey = 'galley-devtools-section'

function storedSection(): SectionName {
  const stored = sessionStorage.getItem(sectionKey)
  return stored && isSectionName(stored) ? stored : 'world'
}

type Props = { section?: SectionName | undefined; takesFocus: boolean; onClose: () => void }

export function DevtoolsPanel({ section, takesFocus, onClose }: Props) {
  const { t } = useLingui()
  const { _ } = useLinguiRuntime()
  const [name, setName] = useState(() => section ?? storedSection())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const { Section, title } = sections[name]
  const choose = (next: typeof name) => {
    sessionStorage.setItem(sectionKey, next)
    setName(next)
  }
  return (
    <section
      className={styles.devtools}
      aria-label={t`Devtools`}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isField(event.target)) onClose()
      }}
    >
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          <Trans>Devtools</Trans>
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={t`Close Devtools`}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      <nav className={styles.sections} aria-label={t`Devtools sections`}>
        {Object.entries(sections).map(([each, { title: message }]) =>
          isSectionName(each) ? (
            <button
              key={each}
              type="button"
              aria-current={each === name ? 'true' : undefined}
              onClick={() => choose(each)}
            >
              {_(message)}
            </button>
          ) : null,
        )}
      </nav>
      <div className={styles.body}>
        <h3 className={styles.sectionTitle}>{_(title)}</h3>
        <Section />
      </div>
      <footer className={styles.foot}>
        <StorybookLink />
      </footer>
    </section>
  )
}
