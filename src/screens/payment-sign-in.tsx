import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { SignInAnswer } from '../api/auth/log-in.ts'
import type { RegisteredDetails } from '../api/auth/register-account.ts'
import { orderFormQuery } from '../api/order-form/order-form.ts'
import { signInSearchFrom } from '../domain/sign-in/sign-in-rules.ts'
import { type AccountChoice, SignInToPay } from '../features/order-form/payment/sign-in-to-pay.tsx'
import {
  currencyChangedMessage,
  signedInMessage,
} from '../features/order-form/payment/signed-in-messages.ts'
import { LoadedRegistrationForm } from '../features/registration/loaded-registration-form.tsx'
import { ForgotPasswordLink } from '../features/sign-in/forgot-password-link.tsx'
import { OtherSignInMethods } from '../features/sign-in/other-sign-in-methods.tsx'
import { SignInForm } from '../features/sign-in/sign-in-form.tsx'
import { showMessage } from '../ui/messages/message-store.ts'
import { focusPageHeading } from '../ui/page/layout/page-heading.tsx'
import { useSignInAfterRegistration } from './use-sign-in-after-registration.ts'

type Props = { onSignedIn: (answer: SignInAnswer) => Promise<void> }

function focusPassword(forms: HTMLElement | null): void {
  forms?.querySelector<HTMLElement>('[type=password]')?.focus()
}

function useContinueAs(onSignedIn: Props['onSignedIn']) {
  const queryClient = useQueryClient()
  const cachedForm = () => queryClient.getQueryData(orderFormQuery().queryKey)?.orderForm
  return async (answer: SignInAnswer): Promise<void> => {
    const before = cachedForm()
    await onSignedIn(answer)
    const form = cachedForm()
    if (before && form && before.currency.isoCode !== form.currency.isoCode) {
      showMessage(currencyChangedMessage(form))
    }
    if (answer.user) focusPageHeading()
  }
}

/** Sign-in and registration on the payment page, which stays open. */
export function PaymentSignIn({ onSignedIn }: Props) {
  const { application } = useRouteContext({ from: '/$lang' })
  const search = useLocation({ select: signInSearchFrom })
  const continueAs = useContinueAs(onSignedIn)
  const signInRegistered = useSignInAfterRegistration()
  const [choice, setChoice] = useState<AccountChoice>('existing')
  /** Of an account that the person turned out to have. */
  const [email, setEmail] = useState<string>()

  async function signIn(answer: SignInAnswer): Promise<void> {
    if (answer.user) showMessage(signedInMessage(answer.user))
    await continueAs(answer)
  }

  function choose(chosen: AccountChoice, address?: string): void {
    setEmail(address)
    setChoice(chosen)
  }
  const chooseSignIn = (address: string) => choose('existing', address)

  async function register(details: RegisteredDetails): Promise<void> {
    const answer = await signInRegistered(details)
    if (answer) await continueAs(answer)
    else chooseSignIn(details.email)
  }

  const byPassword = application.localAuthenticationEnabled
  return (
    <SignInToPay choice={byPassword ? choice : undefined} onChosen={choose}>
      {byPassword && choice === 'new' ? (
        <LoadedRegistrationForm
          application={application}
          search={search}
          onRegistered={register}
          onSignIn={chooseSignIn}
        />
      ) : (
        <>
          {byPassword ? (
            <div ref={email === undefined ? undefined : focusPassword}>
              <SignInForm
                email={email}
                onSignedIn={signIn}
                beside={<ForgotPasswordLink search={search} />}
              />
            </div>
          ) : null}
          <OtherSignInMethods application={application} search={search} onSignedIn={signIn} />
        </>
      )}
    </SignInToPay>
  )
}
