import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { Field, SmallButton } from './console-bits.tsx'
import styles from './console-section.module.css'
import { problemsOfEdit, readRow, writtenRow } from './row-edit.ts'
import type { TableName } from './table-rows.ts'
import { useConsole } from './use-console.tsx'

/** One row as JSON. What is saved must keep the row's shape, the contract and the world's laws. */
export function RowEditor({ table, row }: { table: TableName; row: object }) {
  const { t } = useLingui()
  const { page, showAgain } = useConsole()
  const [text, setText] = useState(() => writtenRow(row))
  const [problems, setProblems] = useState<string[]>([])
  const list = useId()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const read = readRow(text)
    const found =
      read === undefined
        ? [t`This is not JSON.`]
        : problemsOfEdit(page.world, { table, row, edited: read, now: page.clock.now() })
    setProblems(found)
    if (found.length > 0 || read === undefined) return
    await page.change('consoleEdit', () => page.world.applyRows({ [table]: [read] }, []))
    await showAgain()
  }
  const remove = async () => {
    const key = page.world.keyOf(table, row)
    await page.change('consoleRemove', () => page.world.applyRows({}, [{ table, key }]))
    await showAgain()
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <Field label={<Trans>The row as JSON</Trans>}>
        <textarea
          spellCheck={false}
          value={text}
          aria-invalid={problems.length > 0}
          aria-describedby={list}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <div id={list} role="alert">
        {problems.length > 0 ? (
          <ul className={`${styles.list} ${styles.bad}`}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className={styles.row}>
        <SmallButton type="submit">
          <Trans>Save</Trans>
        </SmallButton>
        <SmallButton onClick={() => void remove()}>
          <Trans>Remove the row</Trans>
        </SmallButton>
      </div>
    </form>
  )
}
