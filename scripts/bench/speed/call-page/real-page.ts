import { startMockBackend } from '../../../../mocks/transports/page/start-mock-backend.ts'

await startMockBackend()
document.title = 'Ready'
