import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import type { TableName } from '../../world/table-rows.ts'
import { Field, SmallButton } from '../devtools-controls.tsx'
import styles from '../devtools-section.module.css'
import { useDevtools } from '../use-devtools.tsx'
import { problemsOfEdit, problemsOfRemoval, rowFromText, rowToText } from './row-edit.ts'

/** A removed row can break an invariant for each row that refers to it. */
const maxProblems = 10

/** Problems are in English only. */
type RowProblem = { message?: string; problems?: string[] }

export function RowEditor({ table, row }: { table: TableName; row: object }) {
  const { t } = useLingui()
  const { page, reloadWithState } = useDevtools()
  const [text, setText] = useState(() => rowToText(row))
  const [refusal, setRefusal] = useState<RowProblem>()
  const list = useId()
  const now = () => page.clock.now()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const edited = rowFromText(text)
    if (edited === undefined) return setRefusal({ message: t`This isn’t valid JSON.` })
    if (page.world.keyOf(table, row) !== page.world.keyOf(table, edited)) {
      return setRefusal({ message: t`A row’s key can’t be changed.` })
    }
    const problems = problemsOfEdit(page.world, { table, edited, now: now() })
    if (problems.length > 0) return setRefusal({ problems })
    await page.change('consoleEdit', () => page.world.applyRows({ [table]: [edited] }, []))
    await reloadWithState()
  }
  const remove = async () => {
    const problems = problemsOfRemoval(page.world, { table, row, now: now() })
    if (problems.length > 0) return setRefusal({ problems })
    const key = page.world.keyOf(table, row)
    await page.change('consoleRemove', () => page.world.applyRows({}, [{ table, key }]))
    await reloadWithState()
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <Field label={<Trans>Row as JSON</Trans>}>
        <textarea
          spellCheck={false}
          value={text}
          aria-invalid={refusal !== undefined}
          aria-describedby={list}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <RefusalAlert id={list} refusal={refusal} />
      <div className={styles.row}>
        <SmallButton type="submit">
          <Trans>Save</Trans>
        </SmallButton>
        <SmallButton onClick={() => void remove()}>
          <Trans>Delete row</Trans>
        </SmallButton>
      </div>
    </form>
  )
}

function RefusalAlert({ id, refusal }: { id: string; refusal: RowProblem | undefined }) {
  return (
    <div id={id} role="alert" className={styles.bad}>
      {refusal ? <p>{refusal.message ?? <Trans>This change breaks an invariant:</Trans>}</p> : null}
      {refusal?.problems ? (
        <ul className={styles.list} lang="en">
          {refusal.problems.slice(0, maxProblems).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : null}
      {refusal?.problems && refusal.problems.length > maxProblems ? (
        <p>
          <Plural
            value={refusal.problems.length - maxProblems}
            one="And # more."
            other="And # more."
          />
        </p>
      ) : null}
    </div>
  )
}
