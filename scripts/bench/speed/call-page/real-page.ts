import { startMockBackend } from '../../../../mocks/page/start-mock-backend.ts'

await startMockBackend()
document.title = 'Ready'
