import { Refusal } from '../../api/errors/api-failure.ts'
import { refusalMessage } from '../../api/errors/refusal-messages.ts'
import { FormFailure } from '../../ui/form/errors/form-failure.ts'

export function testimonialFailure(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error
  const message = () => refusalMessage(error)
  if (error.key === 'testimonial-empty')
    return new FormFailure({ fields: { testimonial: message } })
  if (error.key.startsWith('testimonial-photo-'))
    return new FormFailure({ fields: { photo: message } })
  return new FormFailure({ message })
}
