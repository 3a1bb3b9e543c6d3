import {
  type FapiaoOrganization,
  fapiaoOrganizations,
} from '../../reference-data/payment/fapiao-organizations.ts'

const atMost = 20

/** Organizations whose names contain a text; prefix matches come first. */
export function searchOrganizations(text: string): FapiaoOrganization[] {
  const wanted = text.trim()
  const place = ({ organizationName }: FapiaoOrganization) => organizationName.indexOf(wanted)
  return fapiaoOrganizations
    .filter((organization) => place(organization) >= 0)
    .sort((a, b) => Math.sign(place(a)) - Math.sign(place(b)))
    .slice(0, atMost)
}
