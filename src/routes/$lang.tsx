import { createFileRoute } from '@tanstack/react-router'
import { type BeforeRouteResult, beforeRoute } from '../app/guards/before-route.ts'
import { Frame } from '../app/shell/frame.tsx'

export const Route = createFileRoute('/$lang')({
  staticData: { access: 'anyone' },
  // Annotated, since the matches know every route, this one included.
  beforeLoad: ({ matches, ...entry }): Promise<BeforeRouteResult> =>
    beforeRoute({ ...entry, ...matches.at(-1)?.staticData }),
  // Every page shows it: a file of its own would only come later.
  codeSplitGroupings: [],
  component: Frame,
})
