export const bankTransferValues = { vat: '', purchaseOrder: { number: '' } }
