import { createFileRoute } from '@tanstack/react-router'
import { CrashPage } from '../app/crash-page.tsx'
import { enter } from '../app/enter.ts'
import { Frame } from '../app/frame.tsx'
import { GatePage } from '../app/gate-page.tsx'
import { StartingPage } from '../app/starting-page.tsx'

export const Route = createFileRoute('/$lang')({
  staticData: { access: 'anyone' },
  beforeLoad: enter,
  component: Frame,
  pendingComponent: StartingPage,
  pendingMs: 0,
  errorComponent: ({ error, reset }) => <GatePage error={error} reset={reset} crash={CrashPage} />,
})
