import { expect, it } from 'vitest'
import { formatDateTime } from '../../i18n/format-date.ts'
import { formatDeadline } from '../../i18n/format-deadline.ts'
import { deadlineEvent } from './deadline-event.ts'

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
