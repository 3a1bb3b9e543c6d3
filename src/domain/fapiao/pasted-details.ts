import { type FapiaoValues, tidyTaxpayerNumber } from './fapiao-field-rules.ts'

export type PastedDetails = Partial<
  Pick<
    FapiaoValues,
    'type' | 'organizationName' | 'taxpayerNumber' | 'contactEmail' | 'contactPhone'
  >
>

type Kind = 'organizationName' | 'taxpayerNumber' | 'contactEmail' | 'contactPhone' | 'other'

/** What finance offices write before each detail, in their usual order. */
const labels: Readonly<Record<Kind, readonly string[]>> = {
  organizationName: [
    ...['购买方名称', '购方名称', '单位名称', '公司名称', '企业名称', '开票名称', '名称'],
    ...['发票抬头', '开票抬头', '抬头名称', '抬头', '开票单位', '单位'],
  ],
  taxpayerNumber: [
    ...['统一社会信用代码/纳税人识别号', '纳税人识别号/统一社会信用代码'],
    ...['购买方纳税人识别号', '纳税人识别号', '纳税识别号', '统一社会信用代码', '社会信用代码'],
    ...['税务登记证号', '税务登记号', '纳税号', '税号'],
  ],
  contactEmail: ['接收邮箱', '收票邮箱', '电子邮箱', '电子邮件', '邮箱', 'E-mail', 'Email'],
  contactPhone: ['收票手机号', '手机号码', '手机号', '收票手机', '移动电话', '手机'],
  other: [
    ...['地址、电话', '地址及电话', '地址和电话', '地址电话', '注册地址', '单位地址', '地址'],
    ...['注册电话', '单位电话', '联系电话', '电话'],
    ...['开户行及账号', '开户行和账号', '开户行账号', '开户银行', '开户行', '银行账户', '银行账号'],
    ...['银行', '账户', '账号', '备注', '发票类型', '开票类型', '发票内容', '开票内容', '项目'],
    ...['联系人', '收件人'],
  ],
}

const kinds = new Map<string, Kind>(
  (
    ['organizationName', 'taxpayerNumber', 'contactEmail', 'contactPhone', 'other'] as const
  ).flatMap((kind) => labels[kind].map((label) => [label.toLowerCase(), kind] as const)),
)

const blank = '[ \\t\\u3000]'

/** Spaces justify labels: 税　　号. */
const spaced = (label: string) =>
  /^\p{Script=Han}+$/u.test(label) ? [...label].join(`${blank}*`) : label

const anyLabel = [...kinds.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map(spaced)
  .join('|')

/** A label at the begin of a line or after a break, with what sets it off from its value. */
const labelled = new RegExp(
  `(?<=^|[\\n,，;；。|【［\\s])(?:[(（]?[0-9一二三四五六][)）.、][ \\t]*)?(${anyLabel})` +
    '(?:[ \\t]*[(（][^()（）\\n]*[)）])?' +
    `(?:[】］]?${blank}*[:：=|]${blank}*\\n?|[】］]|${blank}+|\\n)`,
  'giu',
)

const edges = /^[\s,，;；。、|"“”]+|[\s,，;；。、|"“”【［]+$/gu

type Part = { kind: Kind; value: string }

function partsOf(text: string): Part[] {
  const found = [...text.matchAll(labelled)]
  return found.map((match, index) => {
    const end = found[index + 1]?.index ?? text.length
    const [line = ''] = text.slice(match.index + match[0].length, end).split('\n')
    const label = (match[1] ?? '').replaceAll(/\s/g, '').toLowerCase()
    const kind = kinds.get(label) ?? 'other'
    return { kind, value: line.replaceAll(edges, '') }
  })
}

/** The unified social credit code of China (GB 32100), which all organizations have. */
const creditCode = /(?<![0-9A-Z])[159ANY][1239][0-9]{6}[0-9A-HJ-NPQRTUWXY]{10}(?![0-9A-Z])/
const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const mobileNumber = /(?<!\d)(?:\+?86[ -]?)?(1[3-9]\d[ -]?\d{4}[ -]?\d{4})(?!\d)/
const organization =
  /^\p{Script=Han}[\p{Script=Han}（）()·]*(?:大学|学院|学校|公司|集团|研究院|研究所|科学院|医院|中心|实验室|委员会)(?:[（(]\p{Script=Han}+[）)])?$/u

/** Without a remark behind it. */
function numberIn(labelledNumber: string): string {
  const number = tidyTaxpayerNumber(labelledNumber).toUpperCase()
  return /^[0-9A-Z]{6,}(?=[(（])/.exec(number)?.[0] ?? number
}

const mobileIn = (text: string) => mobileNumber.exec(text)?.[1]?.replaceAll(/[ -]/g, '')

function typeIn(text: string): PastedDetails['type'] {
  if (/专用发票|专票/.test(text)) return /普通发票|普票/.test(text) ? undefined : 'special'
  return /普通发票|普票/.test(text) ? 'general' : undefined
}

/** Reads what Chinese finance offices hand out, labelled or not. */
export function pastedDetails(pasted: string): PastedDetails {
  const text = pasted.replaceAll(/\r\n?/g, '\n')
  const parts = partsOf(text)
  const labelledAs = (kind: Kind) =>
    parts.find((part) => part.kind === kind && part.value !== '')?.value
  const lines = text.split('\n').map((line) => line.replaceAll(edges, ''))
  const number = labelledAs('taxpayerNumber')
  // An account may look like a taxpayer number.
  const others = parts.flatMap(({ kind, value }) => (kind === 'other' && value ? [value] : []))
  const rest = others.reduce((left, value) => left.replace(value, ''), text)
  const found: Record<keyof PastedDetails, string | undefined> = {
    type: typeIn(text),
    organizationName:
      labelledAs('organizationName') ?? lines.find((line) => organization.test(line)),
    taxpayerNumber:
      number === undefined
        ? creditCode.exec(rest.normalize('NFKC').toUpperCase())?.[0]
        : numberIn(number),
    contactEmail: emailAddress.exec(labelledAs('contactEmail') ?? text)?.[0],
    contactPhone: mobileIn(labelledAs('contactPhone') ?? text),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}
