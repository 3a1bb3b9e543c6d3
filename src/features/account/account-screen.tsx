import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { accountQuery, type User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import { PageGrid } from '../../ui/page/page-grid.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Failed } from '../../ui/states/failed.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { AccountCurrency } from './account-currency.tsx'
import { SavedAddresses } from './addresses/saved-addresses.tsx'
import { CloseAccount } from './close-account.tsx'
import { ContactDetails } from './details/contact-details.tsx'
import { PersonalDetails } from './details/personal-details.tsx'
import { GroupWidget } from './group/group-widget.tsx'
import { SigningIn } from './signing-in.tsx'
import { TestimonialInvitation } from './testimonial-invitation.tsx'

type Props = {
  application: Application
  user: User
  onSaved: (user: User) => Promise<void>
}

export function AccountScreen({ application, user, onSaved }: Props) {
  const { t } = useLingui()
  const { data, isError, refetch } = useQuery(accountQuery())
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
        {data ? (
          <PersonalDetails application={application} user={user} choices={data} onSaved={onSaved} />
        ) : (
          <Section title={<Trans>Your details</Trans>}>
            {isError ? (
              <Failed title={<Trans>Your details could not be loaded.</Trans>} onRetry={refetch}>
                <Trans>Nothing has changed. Please try again.</Trans>
              </Failed>
            ) : (
              <SkeletonRows rows={2} />
            )}
          </Section>
        )}
        <ContactDetails user={user} onSaved={onSaved} />
        <SavedAddresses user={user} countries={data?.countries ?? []} />
        <AccountCurrency user={user} onSaved={onSaved} />
        <SigningIn user={user} byPassword={application.localAuthenticationEnabled} />
        <CloseAccount user={user} onSaved={onSaved} />
      </PageGrid>
    </>
  )
}
