import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { accountQuery, type User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import { GroupWidget } from '../../domain/preferred-group/widgets/group-widget.tsx'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { PageGrid } from '../../ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { SkeletonTable } from '../../ui/states/skeleton-data.tsx'
import { AccountCurrency } from './account-currency.tsx'
import { SavedAddresses } from './addresses/saved-addresses.tsx'
import { CloseAccount } from './close-account.tsx'
import { ContactDetails } from './details/contact-details.tsx'
import { PersonalDetails } from './details/personal-details.tsx'
import { SigningIn } from './signing-in.tsx'

type Props = {
  application: Application
  user: User
  onSaved: (user: User) => Promise<void>
}

export function AccountScreen({ application, user, onSaved }: Props) {
  const { t } = useLingui()
  const account = useQuery(accountQuery())
  return (
    <>
      <PageHeading
        title={t`Account and addresses`}
        lead={<Trans>Your details and billing addresses.</Trans>}
      />
      <PageGrid
        rail={
          <>
            <GroupWidget user={user} />
            <TestimonialInvitation user={user} />
          </>
        }
        railLabel={t`Your group and feedback`}
      >
        <QueryState
          query={account}
          loading={<SkeletonTable rows={4} />}
          failedTitle={<Trans>Your details could not be loaded</Trans>}
          failedText={<Trans>Nothing has changed. Please try again.</Trans>}
          frame={(state) => <Section title={<Trans>Your details</Trans>}>{state}</Section>}
        >
          {(choices) => (
            <PersonalDetails
              application={application}
              user={user}
              choices={choices}
              onSaved={onSaved}
            />
          )}
        </QueryState>
        <ContactDetails user={user} onSaved={onSaved} />
        <SavedAddresses user={user} countries={account.data?.countries ?? []} />
        <AccountCurrency user={user} onSaved={onSaved} />
        <SigningIn user={user} byPassword={application.localAuthenticationEnabled} />
        <PersonalDataLink />
        <CloseAccount user={user} onSaved={onSaved} />
      </PageGrid>
    </>
  )
}

function TestimonialInvitation({ user }: { user: User }) {
  if (user.submittedTestimonial) return null
  return (
    <Section card title={<Trans>How did we do?</Trans>}>
      <p>
        <Trans>Your words help other researchers decide.</Trans>
      </p>
      <AppLink to="/$lang/testimonials/submit">
        <Trans>Submit a testimonial</Trans>
      </AppLink>
    </Section>
  )
}

function PersonalDataLink() {
  return (
    <Section title={<Trans>Your data</Trans>}>
      <p>
        <Trans>Your files, your details and the drafts on this device, in one place.</Trans>
      </p>
      <AppLink to="/$lang/account/data">
        <Trans>See and download your data</Trans>
      </AppLink>
    </Section>
  )
}
