import type { Proofreader } from '../../backend/grading/proofreader.ts'
import { nodeTasks } from './node-tasks.ts'

export const nodeProofreader: Proofreader = {
  findings: (text, dialect) => nodeTasks.findings({ text, dialect }),
}
