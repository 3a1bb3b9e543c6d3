import type { ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { Console } from './console.tsx'
import type { ConsoleParts } from './console-parts.ts'

/** Opens the Console beside the page; gives the function that closes it. */
export function openConsole(
  parts: ConsoleParts,
  how: Pick<ComponentProps<typeof Console>, 'takesFocus' | 'onClose'>,
): () => void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(<Console parts={parts} {...how} />)
  return () => {
    root.unmount()
    place.remove()
  }
}
