import { answerInPage } from '../../../../mocks/page-network.ts'

await answerInPage(async () => ({ response: Response.json({}), delay: 0 }))
document.title = 'Ready'
