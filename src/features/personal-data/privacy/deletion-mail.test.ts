import { expect, it } from 'vitest'
import { deletionMail } from './deletion-mail.ts'

it('is addressed to support, with subject and text', () => {
  const address = deletionMail({
    subject: 'Delete my data: a+b@example.edu & more',
    lines: ['Please delete 50%.', '', 'Amara'],
  })
  const { protocol, pathname, searchParams } = new URL(address)
  expect(protocol + pathname).toBe('mailto:support@galley.example')
  expect(searchParams.get('subject')).toBe('Delete my data: a+b@example.edu & more')
  expect(searchParams.get('body')).toBe('Please delete 50%.\r\n\r\nAmara')
  expect(address).not.toContain('+')
})
