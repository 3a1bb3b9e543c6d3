import type { ProjectFile } from '../project-files.ts'

type LinkRule = { pattern: RegExp; where: RegExp; instead: string }

const rules: LinkRule[] = [
  {
    // A redirect of a guard or a loader has no open page whose language it could keep.
    pattern: /\bparams(=\{|: )\{\s*lang\b/g,
    where: /^src\/(ui|domain|features|screens|app\/(pages|shell))\//,
    instead:
      "Leave the language out: AppLink and AppButtonLink keep it, and so does useNavigate({ from: '/$lang' }).",
  },
  {
    pattern: /\bparams=\{\{\s*lang\b/g,
    where: /^src\/(app|routes)\//,
    instead: 'Leave the language out: AppLink and AppButtonLink keep it.',
  },
  {
    // The navigation links to the rewards by their former path.
    pattern: /\bto(=|: )['"]\/\$lang\/\$['"]/g,
    where: /^src\/(?!app\/shell\/navigation\/navigation[.]ts|routes\/|[^/]+$)/,
    instead: 'Link to a route by its own path, which is checked.',
  },
]

/** Links inside the portal that name what the link components fill in or check. */
export function linkRules(files: readonly ProjectFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    rules
      .filter(({ where }) => where.test(path) && !/[.]test[.]tsx?$/.test(path))
      .flatMap(({ pattern, instead }) =>
        Array.from(text.matchAll(pattern), ({ index }) => {
          const line = text.slice(0, index).split('\n').length
          return `${path}:${line}: ${instead}`
        }),
      ),
  )
}
