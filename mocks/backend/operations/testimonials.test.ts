import { describe, expect, it } from 'vitest'
import { samplePhoto } from '../../samples/sample-photo.ts'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { largestPhoto } from '../rules/testimonials/validate-testimonial.ts'

const call = 'POST /api/testimonials/create'
const headers = { 'Idempotency-Key': 'says-something-nice' }
const testimonial = 'The editor understood my field.'
const photo = (bytes = samplePhoto(), name = 'portrait.png') =>
  new File([bytes.slice()], name, { type: 'image/png' })

describe('a testimonial', () => {
  it('is saved with its photo, once for one key', async () => {
    const { send, world } = await testBackend('returning-customer')
    const form = { testimonial: ` ${testimonial}\n`, testimonialFiles: photo() }
    expect((await send(call, { headers, form })).body).toEqual({ submittedTestimonial: true })
    expect((await send(call, { headers, form })).body).toEqual({ submittedTestimonial: true })
    const [row, ...others] = [...world.testimonials.all()]
    expect(others).toEqual([])
    expect(row).toMatchObject({ text: testimonial })
    expect(world.files.get(row?.photoIdentity ?? '')).toMatchObject({ name: 'portrait.png' })
    expect((await send('GET /api/users/current')).body).toMatchObject({
      user: { submittedTestimonial: true },
    })
  })

  it.each([
    ['no file', { testimonial }],
    ['an empty file', { testimonial, testimonialFiles: new File([], 'none.png') }],
  ])('is saved with %s', async (_, form) => {
    const { send, world } = await testBackend('returning-customer')
    expect((await send(call, { headers, form })).body).toEqual({ submittedTestimonial: true })
    expect([...world.testimonials.all()]).toMatchObject([{ photoIdentity: null }])
  })

  it.each([
    ['blanks', { testimonial: ' \n ' }, 'testimonial-empty'],
    [
      'a PDF',
      { testimonial, testimonialFiles: photo(new TextEncoder().encode('%PDF-1.7'), 'me.png') },
      'testimonial-photo-type-not-allowed',
    ],
    [
      'a huge photo',
      { testimonial, testimonialFiles: photo(new Uint8Array(largestPhoto + 1)) },
      'testimonial-photo-too-large',
    ],
  ])('is refused with %s, and nothing is saved', async (_, form, error) => {
    const { send, world } = await testBackend('returning-customer')
    expect((await send(call, { headers, form })).body).toEqual({ error })
    expect([world.testimonials.size, world.files.size]).toEqual([0, 0])
  })

  it.each([
    ['two photos', { testimonial, testimonialFiles: [photo(), photo()] }],
    ['no text at all', { testimonialFiles: photo() }],
    ['too long a text', { testimonial: 'a'.repeat(5_001) }],
  ])('breaks the contract with %s', async (_, form) => {
    const { send } = await testBackend('returning-customer')
    expect((await send(call, { headers, form })).status).toBe(400)
  })

  it('is for signed-in people', async () => {
    const { send } = await testBackend('anonymous')
    expect((await send(call, { headers, form: { testimonial } })).status).toBe(401)
  })
})
