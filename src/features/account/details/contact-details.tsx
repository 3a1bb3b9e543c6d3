import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '../../../api/account.ts'
import { ContactForm } from './contact-form.tsx'
import { type Detail, DetailList } from './detail-list.tsx'
import { EditableSection } from './editable-section.tsx'

type Props = { user: User; onSaved: (user: User) => Promise<void> }

export function ContactDetails({ user, onSaved }: Props) {
  const { t } = useLingui()
  const details: Detail[] = [
    { name: 'email', label: t`E-mail address`, text: user.email },
    { name: 'secondaryEmail', label: t`Copy e-mails to`, text: user.secondaryEmail ?? '' },
    { name: 'phoneNumber', label: t`Phone number`, text: user.phoneNumber ?? '' },
    { name: 'orcid', label: t`ORCID iD`, text: user.orcid ?? '' },
  ]
  return (
    <EditableSection
      title={<Trans>Contact details</Trans>}
      editLabel={t`Edit contact details`}
      form={(close) => <ContactForm user={user} onSaved={onSaved} onClose={close} />}
    >
      <DetailList details={details} />
    </EditableSection>
  )
}
