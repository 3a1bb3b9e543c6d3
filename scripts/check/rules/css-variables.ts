import type { ProjectFile } from '../project-files.ts'

const styled = ({ path }: ProjectFile) =>
  /^(src|mocks|stories|[.]storybook)\/.*[.](css|tsx?)$/.test(path)

/** Every `var(--name)` that nothing sets; browsers ignore it silently. */
export function cssVariables(files: readonly ProjectFile[]): string[] {
  const here = files.filter(styled)
  const set = new Set(
    here.flatMap(({ text }) =>
      Array.from(text.matchAll(/(--[\w-]+)['"]?\]?\s*:/g), ([, name]) => name),
    ),
  )
  return here.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/var\((--[\w-]+)\s*\)/g), ([, name = '']) => name)
      .filter((name) => !set.has(name))
      .map((name) => `${path}: ${name} is set nowhere. The tokens are in src/ui/theme/tokens.css.`),
  )
}
