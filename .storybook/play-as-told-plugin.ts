import type { Plugin } from 'vite'

/** Storybook has no hook around play functions, so each file wraps its stories at its end. */
export function playAsToldPlugin(): Plugin {
  return {
    name: 'galley:play-as-told',
    enforce: 'pre',
    transform: {
      filter: { id: /\/stories\/.*\.stories\.tsx$/ },
      handler(code) {
        const stories = Array.from(code.matchAll(/^export const (\w+)/gm), ([, name]) => name)
        const wrap = [
          "import { playAsTold as galleyPlayAsTold } from '/stories/toolbar/play-as-told.ts'",
          `galleyPlayAsTold([${stories.join(', ')}])`,
        ]
        // Appended, so that line numbers stay the same.
        return { code: `${code}\n${wrap.join('\n')}\n`, map: null }
      },
    },
  }
}
