import type { ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import type { DevtoolsContext } from '../devtools-context.ts'
import { Devtools } from './devtools.tsx'

export function mountDevtools(
  parts: DevtoolsContext,
  how: Pick<ComponentProps<typeof Devtools>, 'takesFocus' | 'onClose'>,
): () => void {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  root.render(<Devtools parts={parts} {...how} />)
  return () => {
    root.unmount()
    container.remove()
  }
}
