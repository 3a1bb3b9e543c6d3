import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { User } from '../../api/account.ts'
import { createTestimonialMutation } from '../../api/testimonials.ts'
import { randomKey } from '../../lib/browser/random-key.ts'
import { explainedFailure } from '../../ui/form/explained-failure.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { TextAreaField } from '../../ui/form/fields/text-area-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { refusalAt } from '../../ui/form/refusal-at.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { FileField } from '../../ui/form/upload/file-field.tsx'
import type { Upload } from '../../ui/form/upload/uploaded-file.ts'
import { showMessage } from '../../ui/messages/message-store.ts'
import {
  longestTestimonial,
  noTestimonial,
  type TestimonialValues,
  testimonialSchema,
} from './testimonial-schema.ts'

const testimonialFailure = refusalAt<'createTestimonial', TestimonialValues>({
  'testimonial-empty': 'testimonial',
  'testimonial-photo-type-not-allowed': 'photo',
  'testimonial-photo-too-large': 'photo',
})

const explained = (error: unknown) =>
  explainedFailure(
    error,
    (reason) => t`Your testimonial could not be sent. What you wrote is still here. ${reason}`,
  )

const fieldName = fieldsOf<TestimonialValues>()

/** Bytes. */
const maxPhotoSize = 10 * 2 ** 20

const photoTypes = ['.jpg', '.jpeg', '.png', '.gif', '.webp']

export type TestimonialFormProps = {
  user: Pick<User, 'identity' | 'fullName'>
  onSubmitted: () => Promise<void>
}

function useHeldPhotos() {
  const photos = useRef(new Map<string, File>())
  // The photo is sent with the text, so it stays in memory until then.
  const hold: Upload = async (file) => {
    const identity = randomKey()
    photos.current.set(identity, file)
    return { identity, name: file.name, size: file.size }
  }
  return { hold, photoOf: (identity: string) => photos.current.get(identity) }
}

export function TestimonialForm({ user, onSubmitted }: TestimonialFormProps) {
  const { t: translate } = useLingui()
  const { mutateAsync } = useMutation(createTestimonialMutation())
  const { hold, photoOf } = useHeldPhotos()
  const send = async (values: TestimonialValues, attempt: { idempotencyKey: string }) => {
    const [chosen] = values.photo
    const photo = chosen && photoOf(chosen.identity)
    try {
      await mutateAsync({ text: values.testimonial.trim(), photo, ...attempt })
    } catch (error) {
      throw testimonialFailure(explained(error))
    }
    showMessage({
      key: 'testimonial',
      kind: 'success',
      text: () => t`Your testimonial has been received. Thank you for helping us serve you better.`,
    })
    await onSubmitted()
  }
  return (
    <Form
      label={translate`Submit a testimonial`}
      schema={testimonialSchema}
      initialValues={noTestimonial}
      draft={{ name: 'testimonial', owner: user.identity }}
      onSubmit={send}
    >
      <TextAreaField
        name={fieldName('testimonial')}
        label={translate`Your testimonial`}
        tall
        hint={
          <Plural
            value={longestTestimonial}
            one="At most # character."
            other="At most # characters."
          />
        }
      />
      <FileField
        name={fieldName('photo')}
        label={translate`A photo of you`}
        hint={<Trans>Shown next to your testimonial. Up to 10 MB.</Trans>}
        accept={photoTypes}
        maxSize={maxPhotoSize}
        upload={hold}
        done={translate`Will be sent with your testimonial`}
        optional
      />
      <SubmitButton>
        <Trans>Submit</Trans>
      </SubmitButton>
    </Form>
  )
}
