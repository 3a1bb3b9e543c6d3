import { operationsOf } from '../calls/operation-types.ts'
import { validateTestimonial } from '../rules/testimonials/validate-testimonial.ts'

export const testimonials = operationsOf({
  async createTestimonial({ world, user, body, now, reply }) {
    const { testimonial: text, testimonialFiles: sent } = body
    // Without a chosen file, the form sends an empty one.
    const photo = sent && sent.size > 0 ? sent : undefined
    const bytes = photo && new Uint8Array(await photo.arrayBuffer())
    const error = validateTestimonial(text, bytes)
    if (error) return reply(200, { error })
    const owner = user.identity
    const photoIdentity = bytes ? `file-${world.next('files')}` : null
    if (photo && bytes && photoIdentity) {
      const { type, size } = photo
      const name = photo instanceof File ? photo.name : 'photo'
      world.files.insert({ identity: photoIdentity, owner, name, type, size, createdAt: now })
      world.contents.insert({ identity: photoIdentity, bytes })
    }
    const identity = `testimonial-${world.next('testimonials')}`
    world.testimonials.insert({ identity, owner, text: text.trim(), photoIdentity, createdAt: now })
    return reply(200, { submittedTestimonial: true })
  },
})
