import { Trans, useLingui } from '@lingui/react/macro'
import { Announcement } from '../page/announced.tsx'
import { Button } from '../page/buttons/button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import styles from './form.module.css'
import { FormContext } from './form-context.ts'
import type { FormProps } from './form-props.ts'
import { useForm } from './use-form.ts'

function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useLingui()
  return (
    <div className={styles.note}>
      <p>
        <Trans>We kept what you entered.</Trans>
      </p>
      <Announcement text={t`We kept what you entered.`} />
      <Button variant="text" onClick={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
    </div>
  )
}

export function Form<Values extends object, Output>(props: FormProps<Values, Output>) {
  const { state, life, errorAt } = useForm(props)
  return (
    <FormContext value={state}>
      <form
        noValidate
        aria-label={props.label}
        aria-busy={state.busy}
        onFocus={() => {
          // Checks are fetched while the first field is filled in. Submitting reports a failure.
          if (typeof props.schema === 'function') props.schema().catch(() => {})
        }}
        onSubmit={(event) => {
          event.preventDefault()
          state.submit()
        }}
      >
        {life.isRestored && !props.isCarriedOn ? <DraftNote onDiscard={state.discard} /> : null}
        <ErrorSummary problem={life.problem} errorAt={errorAt} />
        {props.children}
      </form>
    </FormContext>
  )
}
