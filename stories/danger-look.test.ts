import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const redTags = (source: string) =>
  [...source.matchAll(/<(?:App)?Button(?:Link|Anchor)?\b((?:[^<>]|=>)*)>/g)].flatMap(
    ([, attributes = '']) => (/\sdanger\b/.test(attributes) ? [attributes] : []),
  )

/** The button that opens the dialog changes nothing yet. */
it('shows a button in red only where it confirms what cannot be undone', () => {
  const found = globSync('src/**/*.tsx').flatMap((path) =>
    redTags(readFileSync(path, 'utf8')).map((attributes) => ({ path, attributes })),
  )
  expect(found.map(({ path }) => path)).toEqual(['src/ui/states/confirm-dialog.tsx'])
  expect(found[0]?.attributes).toContain('variant="filled"')
})
