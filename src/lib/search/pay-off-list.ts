/** Numbers of the invoices to pay together, as the address of their payment names them. */
export function payOffList(numbers: readonly string[]): string {
  return numbers.map(encodeURIComponent).join(',')
}

/** The inverse; every number once. */
export function invoiceNumbersOf(list: string): { numbers: string[] } | 'broken' {
  try {
    const numbers = list.split(',').map((entry) => decodeURIComponent(entry).trim())
    return numbers.includes('') ? 'broken' : { numbers: [...new Set(numbers)] }
  } catch {
    return 'broken'
  }
}
