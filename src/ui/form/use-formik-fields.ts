import { type FormikConfig, type FormikState, useFormik } from 'formik'
import { useRef } from 'react'
import type { FormFields } from './form-fields.ts'

type FormValues = Record<string, unknown>

type Config = Pick<FormikConfig<FormValues>, 'validate' | 'onSubmit'> & { initialValues: object }

export function useFormikFields({ initialValues, ...config }: Config) {
  const formik = useFormik<FormValues>({
    ...config,
    // Formik's types want an index signature, which interfaces lack.
    initialValues: { ...initialValues },
    // Formik would show new errors while typing.
    validateOnChange: false,
    validateOnBlur: false,
  })
  const { setFormikState } = formik
  const latest = useRef<FormikState<FormValues>>(formik)
  const fields: FormFields = {
    // `formik.values` are those of the last render, and events may follow one another before the next.
    now() {
      setFormikState((state) => {
        latest.current = state
        return state
      })
      return latest.current
    },
    change: (name, value) => void formik.setFieldValue(name, value, false),
    update: (change) => setFormikState((state) => change(state)),
    validate: () => formik.validateForm(),
    submit: formik.submitForm,
    setSubmitting: formik.setSubmitting,
    reset: (values, isSubmitting) => formik.resetForm({ values: { ...values }, isSubmitting }),
  }
  return { formik, fields }
}
