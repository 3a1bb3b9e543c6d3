import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { joinGroupMutation } from '../../api/group.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { TextField } from '../../ui/form/fields/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { refusalAt } from '../../ui/form/refusal-at.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { showMessage } from '../../ui/messages/message-store.ts'

// Loads Yup at the first input.
const schema = async () => (await import('./join-group-schema.ts')).joinGroupSchema

type GroupValues = { groupCode: string }

const fieldName = fieldsOf<GroupValues>()

const joinFailure = refusalAt<'joinPreferredGroup', GroupValues>({
  'preferred-group-join-generic-error': 'groupCode',
  'preferred-group-join-already-member': 'groupCode',
})

export function JoinGroupForm({ identity }: { identity: string }) {
  const { t: say } = useLingui()
  const { mutateAsync } = useMutation(joinGroupMutation())
  const join = async ({ groupCode }: GroupValues) => {
    try {
      await mutateAsync({ identity, groupCode })
    } catch (error) {
      throw joinFailure(error)
    }
    const text = () => t`You have been associated with the group code you entered.`
    showMessage({ key: 'preferred-group', kind: 'success', text })
  }
  return (
    <Form
      label={say`Join your group`}
      schema={schema}
      initialValues={{ groupCode: '' }}
      draft={{ name: 'group-code', owner: identity }}
      onSubmit={join}
    >
      <TextField
        name={fieldName('groupCode')}
        label={say`Group code`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SubmitButton variant="quiet">
        <Trans>Join</Trans>
      </SubmitButton>
    </Form>
  )
}
