import { Plural, Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { isTableName, matchingRows, type TableName, tableNames } from '../../world/table-rows.ts'
import { Field, SmallButton } from '../devtools-controls.tsx'
import styles from '../devtools-section.module.css'
import { useDevtools } from '../use-devtools.tsx'
import { RowEditor } from './row-editor.tsx'

const shownAtMost = 50

export function RowsSection() {
  const { page } = useDevtools()
  const [table, setTable] = useState<TableName>('users')
  const [text, setText] = useState('')
  const [open, setOpen] = useState<string | number>()
  const ids = useId()
  const rows = matchingRows(page.world, table, text)
  return (
    <>
      <div className={styles.row}>
        <Field label={<Trans>Table</Trans>}>
          <TableSelect
            value={table}
            onChange={(name) => {
              setTable(name)
              setOpen(undefined)
            }}
          />
        </Field>
        <Field label={<Trans>Filter</Trans>}>
          <input
            type="search"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
      </div>
      <p className={styles.hint} role="status">
        {rows.length > shownAtMost ? (
          <Trans>
            {rows.length} rows; showing the first {shownAtMost}.
          </Trans>
        ) : (
          <Plural value={rows.length} one="# row." other="# rows." />
        )}
      </p>
      <ul className={styles.list}>
        {rows.slice(0, shownAtMost).map(({ key, row }, index) => (
          <li key={key}>
            <div className={styles.row}>
              <span id={`${ids}${index}`} className={`${styles.grow} ${styles.mono}`}>
                {key}
              </span>
              <SmallButton
                id={`${ids}${index}-open`}
                aria-expanded={key === open}
                aria-labelledby={`${ids}${index}-open ${ids}${index}`}
                onClick={() => setOpen(key === open ? undefined : key)}
              >
                {key === open ? <Trans>Close</Trans> : <Trans>Open</Trans>}
              </SmallButton>
            </div>
            {key === open ? <RowEditor key={`${table} ${key}`} table={table} row={row} /> : null}
          </li>
        ))}
      </ul>
    </>
  )
}

function TableSelect({
  value,
  onChange,
}: {
  value: TableName
  onChange: (name: TableName) => void
}) {
  const { page } = useDevtools()
  return (
    <select
      value={value}
      onChange={({ currentTarget }) => {
        if (isTableName(currentTarget.value)) onChange(currentTarget.value)
      }}
    >
      {tableNames.map((name) => (
        <option key={name} value={name}>
          {name} ({page.world[name].size})
        </option>
      ))}
    </select>
  )
}
