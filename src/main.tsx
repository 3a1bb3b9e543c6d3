import './api/register-query.ts'
import { createRoot } from 'react-dom/client'
import { reloadForMissingChunks } from './app/pages/missing-chunk.ts'
import { reportCrash } from './app/pages/report-crash.ts'
import { followTabs } from './app/session/follow-tabs.ts'
import { ApplicationRoot } from './app/startup/application-root.tsx'
import { createQueryClient, runQueriesByClock } from './app/startup/query-client.ts'
import { startQuery } from './app/startup/start-query.ts'
import { refuseMarkup } from './lib/browser/trusted-markup.ts'
import { createAppRouter } from './router.ts'

// Before any import could create markup from text.
refuseMarkup()

function mount() {
  reloadForMissingChunks()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element #root.')
  runQueriesByClock()
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient)
  followTabs(queryClient, router)
  void queryClient.prefetchQuery(startQuery(queryClient, router.latestLocation.pathname))
  // CrashPage reports caught errors itself.
  createRoot(root, { onCaughtError: reportCrash }).render(
    <ApplicationRoot queryClient={queryClient} router={router} />,
  )
}

// No top-level await: the mock backend's chunk imports this one and would deadlock.
if (import.meta.env.MODE === 'production' || import.meta.env.MODE === 'http') mount()
else {
  void import('../mocks/page/start-mock-backend.ts')
    .then(({ startMockBackend }) => startMockBackend())
    .then(mount)
}
