import type { ReactNode } from 'react'
import { Icon } from '../../../src/ui/page/icon.tsx'
import { Anatomy } from './anatomy.tsx'
import type { GoodAndBad, Part } from './part.ts'
import styles from './parts.module.css'
import { PropsTable } from './props-table.tsx'

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.chapter} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Reasons({ title, reasons }: { title: string; reasons: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  )
}

function Pair({ pair: { rule, good, bad, why } }: { pair: GoodAndBad }) {
  return (
    <div className={styles.pair}>
      <h3>{rule}</h3>
      <figure className={styles.good}>
        <figcaption>
          <Icon name="tick" size={14} /> Do
        </figcaption>
        <div className={styles.example}>{good}</div>
      </figure>
      <figure className={styles.bad}>
        <figcaption>
          <Icon name="close" size={14} /> Don’t: {why}
        </figcaption>
        <div className={styles.example}>{bad}</div>
      </figure>
    </div>
  )
}

/** What a part is made of, when to use it, how it behaves and what it takes. */
export function PartPage({ part }: { part: Part }) {
  return (
    <main className={styles.page} lang="en">
      <h1>{part.name}</h1>
      <p className={styles.summary}>{part.summary}</p>
      <Chapter title="Anatomy">
        <Anatomy figure={part.figure} parts={part.anatomy} />
      </Chapter>
      <Chapter title="When to use it">
        <div className={styles.reasons}>
          <Reasons title="Use it" reasons={part.use} />
          <Reasons title="Use something else" reasons={part.avoid} />
        </div>
      </Chapter>
      <Chapter title="Do and don’t">
        {part.pairs.map((pair) => (
          <Pair key={pair.rule} pair={pair} />
        ))}
      </Chapter>
      <Chapter title="States">
        <ul className={styles.states}>
          {part.states.map(({ name, text, example }) => (
            <li key={name}>
              <div className={styles.example}>{example}</div>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title="Keyboard">
        <dl className={styles.keys}>
          {part.keyboard.map(([keys, effect]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
      </Chapter>
      <Chapter title="Properties">
        {part.components.map((component) => (
          <PropsTable key={component.name} component={component} />
        ))}
      </Chapter>
    </main>
  )
}
