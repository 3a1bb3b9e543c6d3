import type { Proofreader } from '../../backend/grading/proofreader.ts'
import { nodeManuscripts } from './node-manuscripts.ts'

export const nodeProofreader: Proofreader = {
  findings: (text, dialect) => nodeManuscripts.findings({ text, dialect }),
}
