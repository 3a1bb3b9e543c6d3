import { describe, expect, it } from 'vitest'
import { receiveRequest } from './received-request.ts'

const address = 'http://galley.test/api/file'

describe('a received request', () => {
  it('gives its text again and again, without the mark of UTF-8', async () => {
    const request = await receiveRequest(
      new Request(address, { method: 'PUT', body: '\uFEFF{"title":"Études"}' }),
    )
    expect(await request.text()).toBe('{"title":"Études"}')
    expect(await request.clone().text()).toBe('{"title":"Études"}')
  })

  it('gives the fields and files of a form', async () => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array([0, 255, 13, 10])], 'four.bin'))
    form.set('kind', 'main')
    const request = await receiveRequest(new Request(address, { method: 'POST', body: form }))
    const received = await request.formData()
    const file = received.get('file')
    if (!(file instanceof File)) throw new Error('The file is missing.')
    expect([received.get('kind'), file.name]).toEqual(['main', 'four.bin'])
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0, 255, 13, 10])
  })

  it.each([
    ['GET', undefined],
    ['DELETE', 0],
  ])('of %s without a body has %s bytes', async (method, size) => {
    const request = await receiveRequest(new Request(address, { method }))
    expect(request.body?.length).toBe(size)
    expect(await request.text()).toBe('')
  })

  it('counts a body that breaks off as empty', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.error(new TypeError('It broke off.'))
      },
    })
    const request = await receiveRequest(
      new Request(address, { method: 'PUT', body, ...{ duplex: 'half' } }),
    )
    expect(await request.text()).toBe('')
  })
})
