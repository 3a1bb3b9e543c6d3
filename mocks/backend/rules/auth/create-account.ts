import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { ConfirmationRow } from '../../../world/rows/auth-rows.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { SessionRow, UserRow } from '../../../world/rows/rows.ts'
import { recipientOf } from '../../emails/mail-recipients.ts'
import { sendMail } from '../../emails/send-mail.ts'
import { welcomeMail } from '../../emails/welcome-mail.ts'
import { countryNamed } from '../../reference-data/regions/countries.ts'
import { fullNameOf } from '../account/full-name.ts'
import { newAccount } from '../account/new-account.ts'
import { newReferralCode } from '../rewards/new-referral-code.ts'
import { noteReferrer } from '../rewards/referral-rules.ts'
import { adoptAnonymousWork } from './adopt-anonymous-work.ts'
import { signIn } from './session-rules.ts'

type AccountCreationInput = {
  form: Schemas['RegistrationForm']
  confirmation: ConfirmationRow | undefined
  session: SessionRow
  now: Instant
}

/** People vouched for by a provider have no password and are signed in at once. */
export function createAccount(
  world: World,
  { form, confirmation, session, now }: AccountCreationInput,
): UserRow {
  const country = countryNamed(form.countryId)
  const identity = `user-${world.next('users')}`
  const name = { firstName: form.firstName.trim(), lastName: form.lastName.trim() }
  const email = form.email.trim().toLowerCase()
  const { language, token } = session
  const fullName = fullNameOf(name, country?.code ?? null)
  const linkedAccounts = confirmation
    ? [{ providerId: confirmation.providerId, name: confirmation.providerName }]
    : []
  const account = newAccount({
    ...name,
    identity,
    email,
    fullName,
    language,
    linkedAccounts,
    country: country?.code ?? null,
    countryId: form.countryId,
    state: country?.states.length ? form.state : null,
    title: form.title,
    institution: form.institution?.trim() || null,
    foundUs: form.foundUs,
    hasLocalIdentity: !confirmation,
    changePasswordEnabled: !confirmation,
    referralCode: newReferralCode(world, name),
    // The welcome mail may be in the spam folder.
    showCheckSpamMessage: true,
  })
  const password = confirmation ? null : form.password
  const user = world.users.insert({ identity, email, password, account })
  if (confirmation) {
    world.confirmations.update(confirmation.code, { usedAt: now })
    signIn(world, token, user)
  } else {
    adoptAnonymousWork(world, token, identity)
  }
  noteReferrer(world, user, form.referralCode, now)
  sendMail(world, now, welcomeMail(recipientOf(user), { email }))
  return user
}
