import { expect, it } from 'vitest'
import { catalogFile, catalogsFolder, fileOfCatalog } from './catalog-files.ts'

it('keeps the catalogs of a build in a folder of their own', () => {
  expect(catalogsFolder).toMatch(/^assets\/messages-[\w-]{8}$/)
})

it.each([
  ['/project/src/locales/orders/zh-Hans.po', `${catalogsFolder}/orders.zh-Hans.js`],
  ['/project/src/locales/orders/en.po', catalogFile('orders', 'en')],
  ['/project/src/locales/orders/en.po?pseudo', undefined],
  ['/project/src/features/orders/order-list/order-list.tsx', undefined],
  [null, undefined],
])('knows the file of the module %s', (id, file) => {
  expect(fileOfCatalog(id)).toBe(file)
})
