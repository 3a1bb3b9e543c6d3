import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { type User, userQuery } from '../../api/account.ts'
import type { LogInSuccess } from '../../api/auth/log-in.ts'
import { addressIn } from '../../lib/url/address-in.ts'
import { ButtonAnchor } from '../../ui/page/buttons/app-button-link.tsx'
import { ExternalLink } from '../../ui/page/buttons/app-link.tsx'
import { Button } from '../../ui/page/buttons/button.tsx'
import { ModalDialog } from '../../ui/states/modal-dialog.tsx'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import { changeUser, restartForNewUser } from './change-user.ts'
import { goToSignIn } from './go-to-sign-in.ts'
import { publishSessionEvent } from './session-channel.ts'
import { dropSessionEnd, resumeSession } from './session-end.ts'
import styles from './session-end-dialog.module.css'

// Users of external providers need no form, which is heavy.
const SignInForm = lazy(async () => {
  const { SignInForm: default_ } = await import('../../features/sign-in/sign-in-form.tsx')
  return { default: default_ }
})

/** The form may mount before or after the dialog opens, which looks for `autofocus`. */
function focusPassword(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[type=password]')
  if (!field) return
  field.autofocus = true
  field.focus()
}

function NewTabSignIn({ children }: { children: ReactNode }) {
  const { language } = useRouteContext({ from: '/$lang' })
  return (
    <div className={styles.methods}>
      <p>
        <Trans>Sign in using a new tab, and this page continues automatically.</Trans>
      </p>
      <ButtonAnchor
        variant="filled"
        href={addressIn(`/${language}/login`)}
        target="_blank"
        rel="noopener"
      >
        <Trans>Sign in using a new tab</Trans>
      </ButtonAnchor>
      {children}
    </div>
  )
}

export function SessionEndDialog({ user }: { user: User }) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { language, application } = useRouteContext({ from: '/$lang' })
  const byPassword = application.localAuthenticationEnabled && user.hasLocalIdentity
  const onSignedIn = async ({ user: signedInUser }: LogInSuccess) => {
    publishSessionEvent(signedInUser)
    if (signedInUser.identity !== user.identity) {
      restartForNewUser()
      // Keeps the form busy until the document unloads.
      return new Promise<void>(() => {})
    }
    queryClient.setQueryData(userQuery().queryKey, signedInUser)
    resumeSession(queryClient)
  }
  const leave = async () => {
    const back = router.latestLocation.href
    changeUser(queryClient, null)
    await goToSignIn(router, back)
  }
  const leaveButton = (
    <Button onClick={leave}>
      <Trans>Leave this page</Trans>
    </Button>
  )
  return (
    <ModalDialog open alert title={<Trans>Please sign in again</Trans>} onClose={dropSessionEnd}>
      <p>
        <Trans>Your session has ended. This page keeps everything you typed.</Trans>
      </p>
      {byPassword ? (
        <Suspense fallback={<SkeletonLines lines={4} />}>
          <div ref={focusPassword} className={styles.form}>
            <SignInForm
              email={user.email}
              beside={
                <>
                  <ExternalLink href={`/${language}/login/forgot-password`}>
                    <Trans>Forgot your password?</Trans>
                  </ExternalLink>
                  {leaveButton}
                </>
              }
              onSignedIn={onSignedIn}
            />
          </div>
        </Suspense>
      ) : (
        <NewTabSignIn>{leaveButton}</NewTabSignIn>
      )}
    </ModalDialog>
  )
}
