import { stateOf } from '../../../world/world-state.ts'
import { operationsOf } from '../../calls/operation-types.ts'
import { createAccount } from '../../rules/auth/create-account.ts'
import { isConfirmationOpen } from '../../rules/auth/provider-accounts.ts'
import { registrationRefusal } from '../../rules/auth/registration-refusal.ts'

export const registration = operationsOf({
  register({ world, session, body, now, reply }) {
    const { config, localAuthenticationEnabled } = stateOf(world).application
    const email = body.email.trim().toLowerCase()
    const vouched = body.confirmation ? world.confirmations.get(body.confirmation) : undefined
    const confirmation = isConfirmationOpen(vouched, now) ? vouched : undefined
    const refused = registrationRefusal(body, {
      localAuthenticationEnabled,
      minimumPasswordLength: config.minimumPasswordLength,
      institutionMandatory: config.institutionInformationMandatory,
      titles: config.registrationFields.flatMap(({ name, options }) =>
        name === 'title' ? options.map(({ id }) => id) : [],
      ),
      isEmailTaken: world.users.find('email', email) !== undefined,
      isConfirmed: confirmation !== undefined,
    })
    if (refused) {
      const { error, params = {} } = refused
      return reply(200, { error: { error, jsonEncodedParams: JSON.stringify(params) } })
    }
    const { password } = createAccount(world, { form: body, confirmation, session, now })
    return reply(200, { userDetails: { email, password } })
  },
})
