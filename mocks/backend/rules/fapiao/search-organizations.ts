import {
  fapiaoOrganizations,
  type ReferenceOrganization,
} from '../../reference-data/payment/fapiao-organizations.ts'

const atMost = 20

export function searchOrganizations(text: string): ReferenceOrganization[] {
  const wanted = text.trim()
  const position = ({ organizationName }: ReferenceOrganization) => organizationName.indexOf(wanted)
  return fapiaoOrganizations
    .filter((organization) => position(organization) >= 0)
    .sort((a, b) => Math.sign(position(a)) - Math.sign(position(b)))
    .slice(0, atMost)
}
