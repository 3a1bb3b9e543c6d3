import type { Fapiao, FapiaoCreation, FapiaoService, FapiaoType } from '../../api/fapiao.ts'

/** What the form holds. */
export type FapiaoValues = {
  /** The earlier fapiao that the form was filled in from. */
  previous: string
  type: string
  serviceType: string
  organizationName: string
  taxpayerNumber: string
  contactEmail: string
  contactPhone: string
  /** Whether a printed one goes where that of the earlier fapiao went. */
  sendsPrinted: boolean
}

/** The longest a name and a mobile number may be, and the shortest and longest taxpayer number. */
export const fapiaoLimits = { name: 100, phone: 15, numberMin: 6, numberMax: 20 } as const

/** A form in which nothing is known but where the person gets mail. */
export function emptyFapiao({ email }: { email: string }): FapiaoValues {
  return {
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

export function isFapiaoType(type: string): type is FapiaoType {
  return type === 'general' || type === 'special'
}

/** What is wrong with the name of an organization; undefined where nothing is. */
export function nameProblem(name: string): 'missing' | 'latin' | 'too-long' | undefined {
  if (name === '') return 'missing'
  if (/\p{Script=Latin}/u.test(name)) return 'latin'
  return [...name].length > fapiaoLimits.name ? 'too-long' : undefined
}

const { numberMin, numberMax } = fapiaoLimits
const taxpayerNumber = new RegExp(`^[0-9A-Z]{${numberMin},${numberMax}}$`)

/** A taxpayer number without the blanks and hyphens by which people group it, in plain letters. */
export function plainNumber(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\p{Dash}]/gu, '')
}

/** What is wrong with a taxpayer number as it is sent; undefined where nothing is. */
export function numberProblem(number: string, type: string): 'missing' | 'wrong' | undefined {
  if (number === '') return type === 'special' ? 'missing' : undefined
  return taxpayerNumber.test(number) ? undefined : 'wrong'
}

/** What is wrong with a mobile number; undefined where nothing is. */
export function phoneProblem(phone: string, type: string): 'missing' | 'too-long' | undefined {
  if (phone === '') return type === 'special' ? 'missing' : undefined
  return phone.length > fapiaoLimits.phone ? 'too-long' : undefined
}

/** What an earlier fapiao tells for another; a printed one is sent again only when asked for. */
export function valuesOfPrevious(fapiao: Fapiao): FapiaoValues {
  const { identity, type, serviceType, organizationName, contactEmail } = fapiao
  return {
    previous: identity,
    type,
    serviceType,
    organizationName,
    taxpayerNumber: fapiao.taxpayerNumber ?? '',
    contactEmail,
    contactPhone: fapiao.contactPhone ?? '',
    sendsPrinted: false,
  }
}

const likeness = (fapiao: Fapiao) => {
  const { previous: _, ...values } = valuesOfPrevious(fapiao)
  return JSON.stringify([values, fapiao.shippingAddress])
}

/** Fapiaos that fill the form differently, in the order given: of those that are alike the first. */
export function differentFapiaos(fapiaos: readonly Fapiao[]): Fapiao[] {
  const known = new Set<string>()
  return fapiaos.filter((fapiao) => {
    const like = likeness(fapiao)
    return !known.has(like) && known.add(like)
  })
}

/** What a person recognizes a fapiao by beside its name. */
const detailsOf = (fapiao: Fapiao) => [
  fapiao.taxpayerNumber,
  fapiao.contactEmail,
  fapiao.contactPhone,
  fapiao.shippingAddress?.label ?? null,
]

/** A name for each fapiao: those that share one are told apart by the details in which they differ. */
export function distinctNames(
  fapiaos: readonly Fapiao[],
  nameOf: (fapiao: Fapiao) => string,
): Map<Fapiao, string> {
  return new Map(
    fapiaos.map((fapiao) => {
      const name = nameOf(fapiao)
      const alike = fapiaos.filter((other) => nameOf(other) === name).map(detailsOf)
      const differing = detailsOf(fapiao).filter(
        (detail, place) => detail && alike.some((other) => other[place] !== detail),
      )
      return [fapiao, [name, ...differing].join(' · ')]
    }),
  )
}

/** What is sent for a payment. `previous` is the earlier fapiao that the form was filled in from. */
export function creationOf(
  values: FapiaoValues,
  known: {
    paymentId: string
    type: FapiaoType
    service: FapiaoService
    previous: Fapiao | undefined
  },
): FapiaoCreation {
  const { organizationName, contactEmail, contactPhone, sendsPrinted } = values
  return {
    paymentId: known.paymentId,
    type: known.type,
    serviceType: known.service.serviceType,
    organizationName,
    taxpayerNumber: values.taxpayerNumber || null,
    contactEmail,
    contactPhone: contactPhone || null,
    shippingAddress: sendsPrinted ? (known.previous?.shippingAddress ?? null) : null,
  }
}
