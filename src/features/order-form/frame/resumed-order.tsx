import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { OrderForm } from '../../../api/order-form/order-form.ts'
import { stepLabels } from '../../../domain/order-steps/step-labels.ts'
import { serviceName } from '../../../domain/services/service-names.ts'
import { labelOf } from '../../../i18n/label-of.ts'

function Files({ files }: { files: OrderForm['displayedManuscripts'] }) {
  const { length: count } = files
  const [file] = files
  if (file && count === 1) return <bdi>{file.name}</bdi>
  return <Plural value={count} one="# file" other="# files" />
}

/** Only what the server has; what was typed since is kept by the browser. */
function useSaved(form: OrderForm): ReactNode[] {
  const { i18n } = useLingui()
  const { displayedManuscripts, projectTitle, services, wordCount } = form
  const saved: ReactNode[] = []
  if (projectTitle !== null) saved.push(<bdi>{projectTitle}</bdi>)
  if (displayedManuscripts.length > 0) saved.push(<Files files={displayedManuscripts} />)
  else if (wordCount !== null) saved.push(<Trans>Word count</Trans>)
  for (const { identity, name } of services) {
    saved.push(serviceName(identity, name, (text) => i18n._(text)))
  }
  return saved
}

export function ResumedOrder({ form }: { form: OrderForm }) {
  const { steps } = form
  const saved = useSaved(form)
  const label = labelOf(stepLabels, steps.current.name)
  const position = steps.list.findIndex(({ name }) => name === steps.current.name) + 1
  const count = steps.list.length
  const list = saved.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
    <Fragment key={index}>
      {index > 0 ? ' · ' : null}
      {part}
    </Fragment>
  ))
  return (
    <>
      <Trans>
        Welcome back. You were at step {position} of {count}: {label}.
      </Trans>{' '}
      {saved.length === 0 ? null : <Trans>Saved so far: {list}</Trans>}
    </>
  )
}
