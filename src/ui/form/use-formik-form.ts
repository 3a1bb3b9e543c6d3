import { type FormikConfig, type FormikState, useFormik } from 'formik'
import { useCallback, useRef } from 'react'

type FormValues = Record<string, unknown>

/** Formik's types want an index signature, which interfaces lack. */
export const recordOf = (values: object): FormValues => ({ ...values })

/**
 * Formik with a view of its latest state: `formik.values` are those of the last render, and events may follow one
 * another before the next.
 */
export function useFormikForm(config: FormikConfig<FormValues>) {
  const formik = useFormik(config)
  const { setFormikState } = formik
  const latest = useRef<FormikState<FormValues>>(formik)
  const stateNow = useCallback(() => {
    setFormikState((state) => {
      latest.current = state
      return state
    })
    return latest.current
  }, [setFormikState])
  return { formik, stateNow }
}

export type FormikForm = ReturnType<typeof useFormikForm>
