import { expect, it } from 'vitest'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { formatDeadline } from '../../../i18n/format-deadline.ts'
import { deadlineEvent, deadlineFile } from './deadline-file.ts'

const order = {
  externalId: 'GX7KQ2M9',
  title: '氮肥, 水稻; 产量',
  deadline: '2026-11-08T22:30:00Z',
  address: 'https://galley.example/cn/researcher/details/GX7KQ2M9',
  description: '文件届时可供下载。',
}

it('is at the instant that is shown, an hour after the stored one', () => {
  const { at } = deadlineEvent(order)
  expect(at).toBe(Date.parse('2026-11-08T23:30:00Z'))
  const style = { zone: 'Asia/Shanghai', language: 'en' }
  const shown = formatDeadline(Date.parse(order.deadline), { ...style, exact: false })
  expect(shown).toContain(formatDateTime(at, style))
})

it('keeps its identity when title or deadline change', () => {
  const moved = deadlineEvent({ ...order, title: 'Another', deadline: '2026-12-01T10:00:00Z' })
  expect(moved.uid).toBe(deadlineEvent(order).uid)
  const other = deadlineEvent({ ...order, externalId: 'GX222222' })
  expect(other.uid).not.toBe(moved.uid)
})

it('is a file of calendars, named after the order', async () => {
  const file = deadlineFile(order, Date.parse('2026-11-02T10:00:00Z'))
  expect([file.name, file.type]).toEqual(['GX7KQ2M9.ics', 'text/calendar;charset=utf-8'])
  const text = await file.text()
  expect(text).toContain('SUMMARY:氮肥\\, 水稻\\; 产量\r\n')
  expect(text).toContain('DTSTART:20261108T233000Z\r\n')
})
