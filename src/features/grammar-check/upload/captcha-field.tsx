import { lazy, Suspense } from 'react'
import type { FieldName } from '../../../ui/form/field-name.ts'
import { ErrorLine } from '../../../ui/form/fields/field-frame.tsx'
import { describe, useField } from '../../../ui/form/fields/use-field.ts'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import styles from './captcha.module.css'

const LazyCaptchaChallenge = lazy(async () => {
  const { CaptchaChallenge } = await import('./captcha-challenge.tsx')
  return { default: CaptchaChallenge }
})

/** The response is never stored in a draft. */
export function CaptchaField({
  name,
  siteKey,
}: {
  name: FieldName<string>
  siteKey: string | null
}) {
  const field = useField(name, { secret: true })
  return (
    <div className={styles.box}>
      <Suspense fallback={<SkeletonLines lines={2} />}>
        <LazyCaptchaChallenge
          siteKey={siteKey}
          solved={field.value !== ''}
          onResponse={field.change}
          control={{ id: field.id, onBlur: field.blur, ...describe(field, false) }}
        />
      </Suspense>
      <ErrorLine field={field} />
    </div>
  )
}
