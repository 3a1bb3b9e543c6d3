import { DraftNote } from './draft/draft-note.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormContext } from './form-context.ts'
import type { FormProps } from './form-props.ts'
import { useForm } from './use-form.ts'

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
        {life.isRestored ? <DraftNote onDiscard={state.discard} /> : null}
        <ErrorSummary problem={life.problem} errorAt={errorAt} />
        {props.children}
      </form>
    </FormContext>
  )
}
