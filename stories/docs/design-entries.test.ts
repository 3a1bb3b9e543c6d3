import { expect, it } from 'vitest'
import { designEntries } from './design-entries.ts'

it('takes whole entries about the design system from the changelog', () => {
  const changelog = `# Changelog

### Added

- Application: one.
- Design system: two,
  on two lines.
- Storybook: three.

### Fixed

- Design system: four.
`
  expect(designEntries(changelog)).toBe('- two,\n  on two lines.\n- four.\n')
})
