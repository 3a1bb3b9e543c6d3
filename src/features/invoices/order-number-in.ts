import { fitsContract } from '../../lib/url/contract-text.ts'

/** An order's description begins with its number; that of a digital service does not. */
export function orderNumberIn(description: string): string | undefined {
  const [number = '', title] = description.split(': ', 2)
  return title !== undefined && fitsContract('OrderNumber', number) ? number : undefined
}
