import { expect, it } from 'vitest'
import { type AddressParts, formatAddress } from './format-address.ts'

const none: { code: string; name: string }[] = []
const countries = {
  US: { code: 'US', name: 'United States', states: [{ code: 'GA', name: 'Georgia' }] },
  CA: { code: 'CA', name: 'Canada', states: [{ code: 'ON', name: 'Ontario' }] },
  GB: { code: 'GB', name: 'United Kingdom', states: none },
  DE: { code: 'DE', name: 'Deutschland', states: none },
  FR: { code: 'FR', name: 'France', states: none },
  ES: { code: 'ES', name: 'España', states: none },
  BR: { code: 'BR', name: 'Brasil', states: [{ code: 'SP', name: 'São Paulo' }] },
  CN: {
    code: 'CN',
    name: 'China',
    states: [
      { code: '浙江', name: 'Zhejiang' },
      { code: '北京', name: 'Beijing' },
    ],
  },
  JP: { code: 'JP', name: '日本', states: [{ code: '東京都', name: 'Tokyo' }] },
  HK: { code: 'HK', name: 'Hong Kong', states: none },
}

it.each<[keyof typeof countries, AddressParts, string[]]>([
  [
    'US',
    { address1: '1518 Clifton Road NE', city: 'Atlanta', state: 'GA', zip: '30322' },
    ['1518 Clifton Road NE', 'Atlanta, GA 30322', 'United States'],
  ],
  ['US', { city: 'Atlanta', zip: '30322' }, ['Atlanta 30322', 'United States']],
  ['US', { city: 'Atlanta', state: 'GA' }, ['Atlanta, GA', 'United States']],
  ['CA', { city: 'Toronto', state: 'ON', zip: 'M5S 1A1' }, ['Toronto ON M5S 1A1', 'Canada']],
  ['GB', { city: 'Cambridge', zip: 'CB2 1TN' }, ['Cambridge', 'CB2 1TN', 'United Kingdom']],
  [
    'DE',
    { name: 'Jana Weiß', address1: 'Am Neuen Palais 10', city: 'Potsdam', zip: '14469' },
    ['Jana Weiß', 'Am Neuen Palais 10', '14469 Potsdam', 'Deutschland'],
  ],
  ['FR', { city: 'Paris', zip: '75005' }, ['75005 Paris', 'France']],
  [
    'ES',
    { city: 'Alcalá de Henares', state: 'Madrid', zip: '28801' },
    ['28801 Alcalá de Henares, Madrid', 'España'],
  ],
  [
    'BR',
    { address1: 'Rua do Matão, 1010', city: 'São Paulo', state: 'SP', zip: '05508-090' },
    ['Rua do Matão, 1010', 'São Paulo - SP', '05508-090', 'Brasil'],
  ],
  [
    'CN',
    {
      name: '李娜',
      organization: '浙江大学',
      address1: '余杭塘路866号',
      city: '杭州市',
      state: '浙江',
      zip: '310058',
    },
    ['China', '310058', '浙江杭州市', '余杭塘路866号', '浙江大学', '李娜'],
  ],
  [
    'CN',
    { address1: '海淀区清华园1号', city: '北京市', state: '北京', zip: '100084' },
    ['China', '100084', '北京市', '海淀区清华园1号'],
  ],
  [
    'CN',
    { address1: '866 Yuhangtang Road', city: 'Hangzhou', state: '浙江', zip: '310058' },
    ['866 Yuhangtang Road', 'Hangzhou, Zhejiang 310058', 'China'],
  ],
  [
    'JP',
    {
      name: '佐藤 遥',
      organization: '東京大学',
      address1: '本郷7-3-1',
      address2: '理学部1号館',
      city: '文京区',
      state: '東京都',
      zip: '113-8654',
    },
    ['日本', '〒113-8654', '東京都文京区', '本郷7-3-1', '理学部1号館', '東京大学', '佐藤 遥'],
  ],
  [
    'JP',
    { address1: '7-3-1 Hongo', city: 'Bunkyo-ku', state: '東京都', zip: '113-8654' },
    ['7-3-1 Hongo', 'Bunkyo-ku, Tokyo 113-8654', '日本'],
  ],
  [
    'HK',
    { address1: 'Pokfulam Road', city: 'Hong Kong' },
    ['Pokfulam Road', 'Hong Kong', 'Hong Kong'],
  ],
])('writes in %s %o as %j', (code, address, lines) => {
  expect(formatAddress(address, countries[code])).toEqual(lines)
})

it('names the person, then the house, and leaves out empty lines', () => {
  const address = {
    name: ' Helen Marsh ',
    organization: 'Duke University',
    address2: null,
    zip: '',
  }
  expect(formatAddress({ ...address, city: 'Durham', state: 'NC' }, undefined)).toEqual([
    'Helen Marsh',
    'Duke University',
    'Durham, NC',
  ])
})
