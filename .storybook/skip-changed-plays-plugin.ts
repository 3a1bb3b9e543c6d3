import type { Plugin } from 'vite'

/** Storybook has no hook around play functions, so each file wraps its stories at its end. */
export function skipChangedPlaysPlugin(): Plugin {
  return {
    name: 'galley:skip-changed-plays',
    enforce: 'pre',
    transform: {
      filter: { id: /\/stories\/.*\.stories\.tsx$/ },
      handler(code) {
        const stories = Array.from(code.matchAll(/^export const (\w+)/gm), ([, name]) => name)
        const wrap = [
          "import { skipChangedPlays as galleySkipChangedPlays } from '/stories/toolbar/skip-changed-plays.ts'",
          `galleySkipChangedPlays([${stories.join(', ')}])`,
        ]
        // Appended, so that line numbers stay the same.
        return { code: `${code}\n${wrap.join('\n')}\n`, map: null }
      },
    },
  }
}
