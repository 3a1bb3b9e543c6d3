import { mutationOptions } from '@tanstack/react-query'
import { userQuery } from './account.ts'
import { client, unwrap } from './client.ts'

type Testimonial = { text: string; photo: File | undefined }

type Sending = Testimonial & { idempotencyKey: string }

function formOf({
  testimonial,
  testimonialFiles,
}: {
  testimonial: string
  testimonialFiles?: Blob
}) {
  const form = new FormData()
  form.append('testimonial', testimonial)
  if (testimonialFiles) form.append('testimonialFiles', testimonialFiles)
  return form
}

export const createTestimonialMutation = () =>
  mutationOptions({
    mutationKey: ['createTestimonial'],
    mutationFn: ({ text, photo, idempotencyKey }: Sending) =>
      unwrap(
        client.POST('/api/testimonials/create', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { testimonial: text, testimonialFiles: photo },
          bodySerializer: formOf,
        }),
      ),
    meta: { invalidates: [userQuery().queryKey] },
  })
