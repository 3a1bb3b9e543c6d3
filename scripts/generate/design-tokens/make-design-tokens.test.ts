import { describe, expect, it } from 'vitest'
import { makeDesignTokens } from './make-design-tokens.ts'

const sheet = (root: string, more = '') => `:root {\n${root}\n}\n${more}`

const filesOf = (css: string) => {
  const files = Object.entries(makeDesignTokens(css))
  return Object.fromEntries(files.map(([path, text]) => [path.split('/').at(-1), JSON.parse(text)]))
}

const paperAndInk = `
  /* color.ground: What lies below. */
  --paper: #ffffff; /* The page. */

  /* color.ink: Text. */
  --ink: #1c2430; /* Words. At least 4.5 on paper. */`

const inTheDark = '[data-color-scheme="dark"] { --paper: #14181d; }'

describe('makeDesignTokens', () => {
  it('writes a color with its role and the contrast that it must have', () => {
    const { color } = filesOf(sheet(paperAndInk, inTheDark))['light.tokens.json']
    expect(color).toEqual({
      ground: {
        $description: 'What lies below.',
        paper: {
          $type: 'color',
          $value: { colorSpace: 'srgb', components: [1, 1, 1], hex: '#ffffff' },
          $description: 'The page.',
        },
      },
      ink: {
        $description: 'Text.',
        ink: {
          $type: 'color',
          $value: { colorSpace: 'srgb', components: [0.1098, 0.1412, 0.1882], hex: '#1c2430' },
          $description: 'Words.',
          $extensions: {
            'org.galley.contrast': { atLeast: 4.5, on: ['color.ground.paper'] },
          },
        },
      },
    })
  })

  it('writes all tokens of the dark scheme, changed or not', () => {
    const { color } = filesOf(sheet(paperAndInk, inTheDark))['dark.tokens.json']
    expect(color.ground.paper.$value.hex).toBe('#14181d')
    expect(color.ink.ink.$value.hex).toBe('#1c2430')
  })

  it.each([
    ['color.a', 'rgb(28 36 48 / 0.45)', { hex: '#1c2430', alpha: 0.45 }],
    ['space', '8px', { value: 8, unit: 'px' }],
    ['time', '160ms', { value: 160, unit: 'ms' }],
    ['font', '"A B", Georgia, serif', ['A B', 'Georgia', 'serif']],
    ['font', '"Galley Sans Letters", "A B"', ['Source Sans 3 Variable', 'A B']],
  ])('writes a value of %s: %s', (group, css, value) => {
    const files = filesOf(sheet(`/* ${group}: A group. */\n--one: ${css}; /* One. */`))
    let tree = files['light.tokens.json']
    for (const name of [...group.split('.'), 'one']) tree = tree[name]
    expect(tree.$value).toEqual(Array.isArray(value) ? value : expect.objectContaining(value))
  })

  it('writes sizes of text with family and tracking, and what a narrow window changes', () => {
    const css = sheet(
      `/* font: Families. */
      --serif: Georgia, serif; /* Headings. */
      /* type.heading: Headings. */
      --title: 600 32px / 40px; /* The page. */
      --minor: 600 16px / 24px; /* The lowest. */
      /* No token. */
      --heading-tracking: -0.01em;`,
      '@media (max-width: 860px) { :root { --title: 600 27px / 34px; } }',
    )
    const files = filesOf(css)
    expect(files['light.tokens.json'].type.heading.title.$value).toEqual({
      fontFamily: '{font.serif}',
      fontSize: { value: 32, unit: 'px' },
      fontWeight: 600,
      letterSpacing: { value: -0.32, unit: 'px' },
      lineHeight: 1.25,
    })
    expect(files['light.tokens.json'].type.heading.minor.$value.letterSpacing.value).toBe(0)
    const { wide, narrow } = files['galley.resolver.json'].modifiers.window.contexts
    expect(wide).toEqual([])
    expect(narrow[0].type.heading.title.$value.fontSize).toEqual({ value: 27, unit: 'px' })
    expect(Object.keys(narrow[0])).toEqual(['type'])
  })

  it('writes layers of a shadow, and a color in them by the name of its token', () => {
    const css = sheet(`${paperAndInk}
      /* shadow: Height. */
      --raised: 0 0 0 1px var(--ink), 0 16px 40px rgb(0 0 0 / 0.6); /* Dialogs. */
      --flat: none; /* Nothing. */`)
    const { raised, flat } = filesOf(css)['light.tokens.json'].shadow
    expect(raised.$value).toMatchObject([
      { color: '{color.ink.ink}', spread: { value: 1, unit: 'px' } },
      { color: { alpha: 0.6 }, offsetY: { value: 16 }, blur: { value: 40 } },
    ])
    expect(flat.$value).toMatchObject([{ color: { alpha: 0 } }])
  })

  it('writes texts for Penpot, and both schemes as its themes', () => {
    const { light, dark, $themes } = filesOf(sheet(paperAndInk, inTheDark))['penpot.tokens.json']
    expect(light.color.ground.paper).toEqual({
      $type: 'color',
      $value: '#ffffff',
      $description: 'The page.',
    })
    expect(dark.color.ground.paper.$value).toBe('#14181d')
    expect($themes).toMatchObject([
      { name: 'Light', selectedTokenSets: { light: 'enabled' } },
      { name: 'Dark', selectedTokenSets: { dark: 'enabled' } },
    ])
  })
})

describe('refuses', () => {
  it.each([
    ['a token without a role', '/* space: Steps. */\n--one: 4px;', /--one has no role/],
    [
      'a ground that is no token',
      '/* color.ink: Text. */\n--ink: #000000; /* Words. At least 3 on sand. */',
      /no token is named sand/,
    ],
    ['a unit that tools do not know', '/* space: Steps. */\n--one: 4em; /* One. */', /"4em"/],
  ])('%s', (_name, root, message) => {
    expect(() => makeDesignTokens(sheet(root))).toThrow(message)
  })

  it('a block that changes tokens without a name', () => {
    const css = sheet(paperAndInk, '@media print { :root { --paper: #ffffff; } }')
    expect(() => makeDesignTokens(css)).toThrow(/@media print/)
  })
})
