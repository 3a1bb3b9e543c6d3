import { checkOf, leftOutCheck } from '../rules/conform-check.ts'
import { judgeAnswer } from '../rules/judge-answer.ts'
import type { Run } from '../run.ts'
import { isAnswered, type Sent } from '../server/judged-call.ts'
import type { ContractOperation } from './contract-operations.ts'
import { originChecks } from './origin-checks.ts'
import { provocations } from './provocations.ts'
import { type Found, foundWith, readOrder, usualCall, usualStatuses } from './read-plan.ts'
import { foundIn } from './read-values.ts'
import { watchWrites } from './watch-writes.ts'

const usualRule = 'An operation that only reads answers with the status of success.'

async function checkRead(run: Run, operation: ContractOperation, sent: Sent) {
  const { id, tag } = operation
  const outcome = await run.customer.call(id, sent)
  const expected = { statuses: usualStatuses(id), rule: usualRule }
  const what = { group: tag, subject: id, title: 'is answered', exchanges: [outcome.exchange] }
  run.report(checkOf(what, judgeAnswer(outcome, expected)))
  if (!isAnswered(outcome)) return undefined
  run.witness(tag, 'is answered', sent, outcome)
  return outcome
}

/** A call that is left out may still name what others need. */
async function answerOf(
  run: Run,
  operation: ContractOperation,
  { sent, isWanted }: { sent: Sent; isWanted: boolean },
) {
  if (isWanted) return checkRead(run, operation, sent)
  const isNeeded = foundIn.some((one) => one.operation === operation.id)
  return isNeeded ? run.quietly(operation.id, sent) : undefined
}

async function provoke(run: Run, operation: ContractOperation, usual: Sent): Promise<void> {
  const { id, tag } = operation
  for (const { rule, calls } of provocations) {
    for (const { title, sent, as, statuses } of calls(operation, usual)) {
      const visitor = as === 'customer' ? run.customer : run.anonymous()
      const outcome = await visitor.call(id, sent, { refused: true })
      const what = { group: tag, subject: id, title, exchanges: [outcome.exchange] }
      run.report(checkOf(what, judgeAnswer(outcome, { statuses, rule })))
    }
  }
}

/** Reads everything that can be read, and provokes every refusal that the contract promises. */
export async function checkOperations(
  run: Run,
  operations: readonly ContractOperation[],
): Promise<void> {
  let found: Found = run.codes.voucher ? { voucher: [run.codes.voucher] } : {}
  const watch = await watchWrites(run)
  for (const operation of readOrder(operations)) {
    const { id, tag, parameters, needsSession } = operation
    const isWanted = run.wants(id, tag)
    if (needsSession && !run.hasAccount) {
      const what = { group: tag, subject: id, title: 'is answered' }
      if (isWanted) run.report(leftOutCheck(what, 'The configuration names no account.'))
      continue
    }
    const { sent, lacks } = usualCall(id, parameters, found)
    if (lacks === undefined) {
      const answered = await answerOf(run, operation, { sent, isWanted })
      if (answered) found = foundWith(found, answered)
    } else if (isWanted) {
      const what = { group: tag, subject: id, title: 'is answered' }
      run.report(leftOutCheck(what, `The account has no ${lacks}.`))
    }
    if (!isWanted) continue
    await provoke(run, operation, sent)
    await watch(id)
  }
  await originChecks(run)
}
