import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { User } from '../../api/account.ts'
import { createFapiaoMutation, type Fapiao, type FapiaoService } from '../../api/fapiao.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormFailure } from '../../ui/form/form-failure.ts'
import { refusalAt } from '../../ui/form/refusal-at.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import {
  differentFapiaos,
  emptyFapiao,
  type FapiaoValues,
  fapiaoCreationOf,
  isFapiaoService,
  isFapiaoType,
} from './fapiao-field-rules.ts'
import { FapiaoFields } from './fapiao-fields.tsx'
import { fapiaoFormSchema } from './fapiao-form-schema.ts'
import { notifyRequested } from './fapiao-messages.ts'

const fieldName = fieldsOf<FapiaoValues>()

const fapiaoFailure = refusalAt<'createFapiao', FapiaoValues>({
  'fapiao-organization-name-error': 'organizationName',
  'fapiao-taxpayer-number-error': 'taxpayerNumber',
  emailAddressInvalidFormat: 'contactEmail',
  'phone-number-too-long': 'contactPhone',
  'fapiao-phone-required': 'contactPhone',
})

type Props = {
  paymentId: string
  user: Pick<User, 'identity' | 'email'>
  fapiaos: readonly Fapiao[]
  services: readonly FapiaoService[]
  onRequested: () => Promise<void>
}

export function FapiaoForm({ paymentId, user, fapiaos, services, onRequested }: Props) {
  const { t: translate } = useLingui()
  const { mutateAsync } = useMutation(createFapiaoMutation())
  const earlier = useMemo(() => differentFapiaos(fapiaos), [fapiaos])

  const request = async (values: FapiaoValues, attempt: { idempotencyKey: string }) => {
    const { type } = values
    const { serviceType } = values
    const isOffered = services.some((service) => service.serviceType === serviceType)
    // A restored draft may name a service that is no longer offered.
    if (!isOffered || !isFapiaoService(serviceType) || !isFapiaoType(type)) {
      const again = () =>
        t({ context: 'type of service', message: "Value is required and can't be empty" })
      return new FormFailure({ fields: new Map([[fieldName('serviceType'), again]]) })
    }
    const previous = fapiaos.find(({ identity }) => identity === values.previous)
    const body = fapiaoCreationOf(values, { paymentId, type, serviceType, previous })
    let fapiao: Fapiao
    try {
      fapiao = await mutateAsync({ body, ...attempt })
    } catch (error) {
      throw fapiaoFailure(error)
    }
    notifyRequested(fapiao)
    return onRequested()
  }
  return (
    <Form
      label={translate`Request a fapiao`}
      schema={fapiaoFormSchema}
      initialValues={emptyFapiao(user)}
      draft={{ name: `fapiao ${paymentId}`, owner: user.identity }}
      onSubmit={request}
    >
      <FapiaoFields earlier={earlier} services={services} />
      <SubmitButton>
        <Trans>Request fapiao</Trans>
      </SubmitButton>
    </Form>
  )
}
