import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Refusal } from '../../../api/errors/api-failure.ts'
import { emailPriceQuoteMutation } from '../../../api/order-form/order-form-quotes.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { explainedFailure } from '../../../ui/form/explained-failure.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { EmailField } from '../../../ui/form/fields/text-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { refusalAt } from '../../../ui/form/refusal-at.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { showMessage } from '../../../ui/messages/message-store.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import { quoteEmailSchema } from './quote-email-schema.ts'

type EmailValues = { email: string }

const fieldName = fieldsOf<EmailValues>()

const atEmail = refusalAt<'emailPriceQuote', EmailValues>({ 'price-quote-email-error': 'email' })

const emailFailure = (error: unknown, email: string) =>
  error instanceof Refusal
    ? atEmail(error)
    : explainedFailure(error, (reason) => t`The quote could not be sent to ${email}. ${reason}`)

export function QuoteEmailForm({ estimateId }: { estimateId: string }) {
  const { t: say } = useLingui()
  const user = useUser()
  const { mutateAsync } = useMutation(emailPriceQuoteMutation())
  const send = async ({ email }: EmailValues, attempt: { idempotencyKey: string }) => {
    try {
      const recipient = await mutateAsync({ estimateId, email, ...attempt })
      const text = () => t`The quote has been sent to ${recipient}.`
      showMessage({ key: 'price-quote-email', kind: 'success', text })
    } catch (error) {
      throw emailFailure(error, email)
    }
  }
  return (
    <Section title={<Trans>Send this quote by e-mail</Trans>}>
      <Form
        label={say`Send this quote by e-mail`}
        schema={quoteEmailSchema}
        initialValues={{ email: user?.email ?? '' }}
        onSubmit={send}
      >
        <EmailField
          name={fieldName('email')}
          label={say`E-mail address`}
          hint={<Trans>Your own, or that of the person who pays.</Trans>}
          autoComplete="email"
        />
        <SubmitButton variant="quiet">
          <Trans>Send quote</Trans>
        </SubmitButton>
      </Form>
    </Section>
  )
}
