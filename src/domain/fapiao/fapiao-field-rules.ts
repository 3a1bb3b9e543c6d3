import type { Fapiao, FapiaoCreation, FapiaoType } from '../../api/fapiao.ts'
import { isAmong, type Listed } from '../../lib/unlisted.ts'

export type FapiaoValues = {
  pasted: string
  /** Identity of the earlier fapiao that filled the form. */
  previous: string
  type: string
  serviceType: string
  organizationName: string
  taxpayerNumber: string
  contactEmail: string
  contactPhone: string
  /** Whether to send a printed copy to the earlier fapiao's address. */
  sendsPrinted: boolean
}

/** Lengths in characters. */
export const fapiaoLimits = { name: 100, phone: 15, numberMin: 6, numberMax: 20 } as const

export function emptyFapiao({ email }: { email: string }): FapiaoValues {
  return {
    pasted: '',
    previous: '',
    type: '',
    serviceType: '',
    organizationName: '',
    taxpayerNumber: '',
    contactEmail: email,
    contactPhone: '',
    sendsPrinted: false,
  }
}

export function isFapiaoType(type: string): type is Listed<FapiaoType> {
  return type === 'general' || type === 'special'
}

const services: readonly FapiaoCreation['serviceType'][] = [
  'technical-service',
  'editing',
  'translation',
  'consulting',
  'information-service',
]

export function isFapiaoService(service: string): service is FapiaoCreation['serviceType'] {
  return isAmong(services, service)
}

export function organizationNameProblem(
  name: string,
): 'missing' | 'latin' | 'too-long' | undefined {
  if (name === '') return 'missing'
  if (/\p{Script=Latin}/u.test(name)) return 'latin'
  return [...name].length > fapiaoLimits.name ? 'too-long' : undefined
}

const { numberMin, numberMax } = fapiaoLimits
const taxpayerNumber = new RegExp(`^[0-9A-Z]{${numberMin},${numberMax}}$`)

export function tidyTaxpayerNumber(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\p{Dash}]/gu, '')
}

export function taxpayerNumberProblem(
  number: string,
  type: string,
): 'missing' | 'wrong' | undefined {
  if (number === '') return type === 'special' ? 'missing' : undefined
  return taxpayerNumber.test(number) ? undefined : 'wrong'
}

export function contactPhoneProblem(
  phone: string,
  type: string,
): 'missing' | 'too-long' | undefined {
  if (phone === '') return type === 'special' ? 'missing' : undefined
  return phone.length > fapiaoLimits.phone ? 'too-long' : undefined
}

/** A printed copy has to be requested anew. */
export function valuesOfPrevious(fapiao: Fapiao): Omit<FapiaoValues, 'pasted'> {
  const { identity, type, serviceType, organizationName, contactEmail } = fapiao
  return {
    previous: identity,
    type: String(type),
    serviceType: String(serviceType),
    organizationName,
    taxpayerNumber: fapiao.taxpayerNumber ?? '',
    contactEmail,
    contactPhone: fapiao.contactPhone ?? '',
    sendsPrinted: false,
  }
}

const formKeyOf = (fapiao: Fapiao) => {
  const { previous: _, ...values } = valuesOfPrevious(fapiao)
  return JSON.stringify([values, fapiao.shippingAddress])
}

export function differentFapiaos(fapiaos: readonly Fapiao[]): Fapiao[] {
  const context = new Set<string>()
  return fapiaos.filter((fapiao) => {
    const formKey = formKeyOf(fapiao)
    return !context.has(formKey) && context.add(formKey)
  })
}

const recognizableDetails = (fapiao: Fapiao) => [
  fapiao.taxpayerNumber,
  fapiao.contactEmail,
  fapiao.contactPhone,
  fapiao.shippingAddress?.label ?? null,
]

/** Appends to equal names the details in which their fapiaos differ. */
export function distinctNames(
  fapiaos: readonly Fapiao[],
  nameOf: (fapiao: Fapiao) => string,
): Map<Fapiao, string> {
  return new Map(
    fapiaos.map((fapiao) => {
      const name = nameOf(fapiao)
      const alike = fapiaos.filter((other) => nameOf(other) === name).map(recognizableDetails)
      const differing = recognizableDetails(fapiao).filter(
        (detail, index) => detail && alike.some((other) => other[index] !== detail),
      )
      return [fapiao, [name, ...differing].join(' · ')]
    }),
  )
}

export function fapiaoCreationOf(
  values: FapiaoValues,
  context: {
    paymentId: string
    type: FapiaoCreation['type']
    serviceType: FapiaoCreation['serviceType']
    previous: Fapiao | undefined
  },
): FapiaoCreation {
  const { organizationName, contactEmail, contactPhone, sendsPrinted } = values
  return {
    paymentId: context.paymentId,
    type: context.type,
    serviceType: context.serviceType,
    organizationName,
    taxpayerNumber: values.taxpayerNumber || null,
    contactEmail,
    contactPhone: contactPhone || null,
    shippingAddress: sendsPrinted ? (context.previous?.shippingAddress ?? null) : null,
  }
}
