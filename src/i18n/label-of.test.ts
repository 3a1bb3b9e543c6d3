import { i18n } from '@lingui/core'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { unlistedText } from '../lib/test-unlisted.ts'
import { labelOf } from './label-of.ts'

// An unknown locale shows messages as they are written in the source.
beforeEach(() => i18n.loadAndActivate({ locale: 'und', messages: {} }))

afterAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

it('shows a value without a label as it came', () => {
  const labels = { open: { id: 'open', message: 'Open for all' } }
  expect(labelOf(labels, 'open')).toBe('Open for all')
  expect(labelOf(labels, unlistedText('paused'))).toBe('paused')
  expect(labelOf(labels, unlistedText('constructor'))).toBe('constructor')
})
