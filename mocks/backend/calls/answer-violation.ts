import type { OperationId } from '../../../src/api/generated/operations.gen.ts'
import type { CallRecord } from './call-record.ts'
import { answerViolations, isDeclared } from './contract-check.ts'

type ContractViolation = NonNullable<CallRecord['violation']>

async function bodyOf(answer: Response): Promise<unknown> {
  const [type = ''] = (answer.headers.get('Content-Type') ?? '').split(';')
  if (!type.includes('json')) return new Blob([], { type })
  try {
    return await answer.clone().json()
  } catch {
    return undefined
  }
}

/** Of an answer that this backend did not make. */
export async function violationOfAnswer(
  operation: OperationId,
  answer: Response,
): Promise<ContractViolation | undefined> {
  const { status } = answer
  const isProblem = answer.headers.get('Content-Type')?.startsWith('application/problem+json')
  // Every operation declares `default`, so an undeclared status is allowed as a problem document.
  if (!isDeclared(operation, status) && isProblem) return undefined
  const body = await bodyOf(answer)
  const errors = answerViolations(operation, { status, body, headers: {} })
  const detail = `The answer of ${operation} breaks the contract.`
  return errors.length > 0 ? { side: 'real server', errors, detail } : undefined
}
