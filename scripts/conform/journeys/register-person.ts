import { canGoOnWith } from '../rules/answer-violations.ts'
import { isAnswered } from '../server/judged-call.ts'
import type { Visitor } from '../server/visitor.ts'
import { newAddress, newPassword, registrationForm } from './new-account-form.ts'

/** Makes an account and signs it in; undefined where the server does not. */
export async function registerPerson(
  visitor: Visitor,
  pattern: string,
): Promise<Visitor | undefined> {
  const data = await visitor.call('getAccount')
  if (!isAnswered(data) || data.status !== 200 || !canGoOnWith('getAccount', data)) return undefined
  const person = { email: newAddress(pattern), password: newPassword() }
  const body = registrationForm(Object(data.json).countries, person)
  const headers = { 'Idempotency-Key': `conform-${person.email.split('@')[0]}` }
  await visitor.call('register', { body, headers })
  const signedIn = await visitor.call('logIn', { body: person })
  const isIn = isAnswered(signedIn) && Object(signedIn.json).loggedIn === true
  return isIn ? visitor : undefined
}
