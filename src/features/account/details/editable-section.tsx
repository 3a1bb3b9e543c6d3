import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/page/button.tsx'
import { NarrowColumn } from '../../../ui/page/page-grid.tsx'
import { Section } from '../../../ui/page/section.tsx'

type Props = {
  title: ReactNode
  /** The name of the button that opens the form: several stand on the page. */
  editLabel: string
  /** What is saved, to be read. */
  children: ReactNode
  /** Its form; told how to close it. */
  form: (close: () => void) => ReactNode
}

/** Something of the account that is read first, and changed in its place. */
export function EditableSection({ title, editLabel, children, form }: Props) {
  const [editing, setEditing] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(editing)
  useEffect(() => {
    // What was pressed has gone: reading goes on in what took its place.
    if (shown.current !== editing) box.current?.focus()
    shown.current = editing
  }, [editing])
  return (
    <Section
      title={title}
      action={
        editing ? null : (
          <Button variant="text" aria-label={editLabel} onClick={() => setEditing(true)}>
            <Trans>Edit</Trans>
          </Button>
        )
      }
    >
      <div ref={box} tabIndex={-1}>
        {editing ? <NarrowColumn>{form(() => setEditing(false))}</NarrowColumn> : children}
      </div>
    </Section>
  )
}
