import { createFileRoute } from '@tanstack/react-router'
import { type BeforeRouteResult, beforeRoute } from '../app/guards/before-route.ts'
import { Frame } from '../app/shell/frame.tsx'

export const Route = createFileRoute('/$lang')({
  staticData: { access: 'anyone' },
  // Annotated, since its inferred type would be circular.
  beforeLoad: ({ matches, ...entry }): Promise<BeforeRouteResult> =>
    beforeRoute({ ...entry, ...matches.at(-1)?.staticData }),
  // Every page shows the frame, so it needs no chunk of its own.
  codeSplitGroupings: [],
  component: Frame,
})
