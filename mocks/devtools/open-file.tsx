import { type ChangeEvent, type ReactNode, useState } from 'react'
import { Field } from './devtools-controls.tsx'
import styles from './devtools-section.module.css'
import { useDevtools } from './use-devtools.tsx'

type Props = {
  label: ReactNode
  /** Before the field, in the same row. */
  children?: ReactNode
  /** @throws what is wrong with the file, in English */
  open: (file: File) => Promise<void>
}

export function OpenFile({ label, children, open }: Props) {
  const { reloadWithState } = useDevtools()
  const [problem, setProblem] = useState<string>()
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    try {
      await open(file)
      await reloadWithState()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <>
      <div className={styles.row}>
        {children}
        <Field label={label}>
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => void choose(event)}
          />
        </Field>
      </div>
      {problem ? (
        <p role="alert" lang="en" className={styles.bad}>
          {problem}
        </p>
      ) : null}
    </>
  )
}
