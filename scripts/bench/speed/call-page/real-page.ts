import { startPretendBackend } from '../../../../mocks/transports/page/start-mock-backend.ts'

await startPretendBackend()
document.title = 'Ready'
