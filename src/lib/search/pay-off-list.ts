export function payOffList(numbers: readonly string[]): string {
  return numbers.map(encodeURIComponent).join(',')
}

export function invoiceNumbersOf(list: string): { numbers: string[] } | 'broken' {
  try {
    const numbers = list.split(',').map((entry) => decodeURIComponent(entry).trim())
    return numbers.includes('') ? 'broken' : { numbers: [...new Set(numbers)] }
  } catch {
    return 'broken'
  }
}
