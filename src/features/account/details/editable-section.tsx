import { Trans } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { NarrowColumn } from '../../../ui/page/layout/page-grid.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'

type Props = {
  title: ReactNode
  /** Accessible name: the page has several edit buttons. */
  editLabel: string
  children: ReactNode
  form: (close: () => void) => ReactNode
}

export function EditableSection({ title, editLabel, children, form }: Props) {
  const [editing, setEditing] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(editing)
  useLayoutEffect(() => {
    // The pressed button is gone, so the focus moves to the section.
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
