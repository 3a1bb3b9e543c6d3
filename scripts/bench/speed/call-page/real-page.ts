import { startPretendBackend } from '../../../../mocks/browser.ts'

await startPretendBackend()
document.title = 'Ready'
