import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { saveReferralEmailsMutation } from '../../../api/order-form/order-form-discounts.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { referralAmount } from '../../../domain/money/referral-amount.ts'
import { explainedFailure } from '../../../ui/form/explained-failure.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { TextAreaField } from '../../../ui/form/fields/text-area-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useFormState } from '../../../ui/form/form-context.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Announced } from '../../../ui/page/announced.tsx'
import { Status } from '../../../ui/page/status.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import styles from './order-summary.module.css'
import { emailsIn, offersReferrals } from './referral-emails.ts'

const fieldName = fieldsOf<{ emails: string }>()

// Loads Yup at the first input.
const schema = async () => (await import('./referral-schema.ts')).referralSchema

function InviteButton() {
  const typed = useFormState().valueOf(fieldName('emails'))
  const isEmpty = typeof typed !== 'string' || emailsIn(typed).length === 0
  return (
    <SubmitButton
      variant="quiet"
      blockedBecause={
        isEmpty ? <Trans>Enter an e-mail address to invite someone.</Trans> : undefined
      }
    >
      <Trans>Invite</Trans>
    </SubmitButton>
  )
}

function InviteForm() {
  const { t: say } = useLingui()
  const { identity, referralEmails } = useOrderForm().orderForm
  const owner = useUser()?.identity ?? 'anonymous'
  const { mutateAsync, isSuccess } = useMutation(saveReferralEmailsMutation())
  return (
    <>
      <Announced className={styles.invited}>
        {isSuccess ? (
          <Status tone="done">
            <Trans>Your invitations are saved. We’ll send them when your order is placed.</Trans>
          </Status>
        ) : null}
      </Announced>
      {referralEmails.length > 0 ? (
        <>
          <h4>
            <Trans>Invitations to send</Trans>
          </h4>
          <ul className={styles.files}>
            {referralEmails.map((email) => (
              <li key={email}>{email}</li>
            ))}
          </ul>
        </>
      ) : null}
      <Form
        label={say`Invite colleagues`}
        schema={schema}
        initialValues={{ emails: '' }}
        draft={{ name: `${identity}-referrals`, owner }}
        onSubmit={async ({ emails }) => {
          try {
            await mutateAsync({ identity, body: { referralEmails: emailsIn(emails) } })
          } catch (error) {
            throw explainedFailure(error, (reason) => t`Your invitations were not saved. ${reason}`)
          }
        }}
      >
        <TextAreaField
          name={fieldName('emails')}
          label={say`E-mail addresses`}
          hint={<Trans>Up to 10 at a time, separated by commas.</Trans>}
        />
        <InviteButton />
      </Form>
    </>
  )
}

export function ReferralInvites() {
  const { application } = useRouteContext({ from: '/$lang' })
  const user = useUser()
  if (!offersReferrals(user, application)) return null
  const amount = referralAmount(application)
  return (
    <details className={styles.invites}>
      <summary>
        <Trans>Invite colleagues</Trans>
      </summary>
      <p>
        <Trans>You get {amount} of credit for each one’s first paid order.</Trans>
      </p>
      <InviteForm />
    </details>
  )
}
