import type { Loader } from '@storybook/react-vite'

export type WindowSize = { width: number; height: number }

declare global {
  interface Window {
    /** Of whoever takes pictures: fits the window to the story that is about to render. */
    galleyFitWindow?: (size: WindowSize | undefined) => Promise<void>
  }
}

type Viewports = Record<string, { styles?: { width: string; height: string } } | undefined>

/** Before the story renders, because a story in a window of another size would have to play twice. */
export const fitWindow: Loader = async ({ globals, parameters }) => {
  const options: Viewports = parameters.viewport?.options ?? {}
  const { styles } = options[globals.viewport?.value ?? ''] ?? {}
  await window.galleyFitWindow?.(
    styles && {
      width: Number.parseInt(styles.width, 10),
      height: Number.parseInt(styles.height, 10),
    },
  )
}
