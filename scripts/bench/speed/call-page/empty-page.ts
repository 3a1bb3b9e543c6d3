import { answerInPage } from '../../../../mocks/transports/page/page-network.ts'

await answerInPage(async () => ({ response: Response.json({}), delay: 0 }))
document.title = 'Ready'
