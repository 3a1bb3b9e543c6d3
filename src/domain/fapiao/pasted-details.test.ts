import { describe, expect, it } from 'vitest'
import { pastedDetails } from './pasted-details.ts'

const zhejiang = { organizationName: '浙江大学', taxpayerNumber: '12330000470095016Q' }

describe('pasted invoice details', () => {
  it.each([
    ['nothing', '', {}],
    ['a sentence', '请尽快开票，谢谢。', {}],
    [
      'a block of a finance office',
      `开票信息
单位名称：浙江大学
纳税人识别号：12330000470095016Q
地址、电话：杭州市西湖区余杭塘路866号 0571-87951111
开户行及账号：中国工商银行杭州浙大支行 1202024609014431234`,
      zhejiang,
    ],
    ['lines of Windows', '名称：浙江大学\r\n税号：12330000470095016Q\r\n', zhejiang],
    ['one line', '名称：浙江大学 税号：12330000470095016Q 电话：0571-87951111', zhejiang],
    ['commas', '发票抬头：浙江大学，税号：12330000470095016Q。', zhejiang],
    ['ASCII colons', '名称:浙江大学\n税号: 12330000470095016q', zhejiang],
    ['cells of a table', '名称\t浙江大学\n纳税人识别号\t12330000470095016Q', zhejiang],
    ['values below their labels', '单位名称\n浙江大学\n税号：\n12330000470095016Q', zhejiang],
    ['a numbered list', '1、名称：浙江大学\n2、税号：12330000470095016Q', zhejiang],
    [
      'a remark in brackets',
      '名称：浙江大学\n纳税人识别号（统一社会信用代码）：1233 0000 4700 9501 6Q',
      zhejiang,
    ],
    ['spaced labels', '名　　称：浙江大学\n税    号：12330000470095016Q', zhejiang],
    ['labels in brackets', '【单位名称】浙江大学\n【税号】12330000470095016Q', zhejiang],
    ['brackets in one line', '【名称】浙江大学【税号】：12330000470095016Q', zhejiang],
    [
      'a remark behind the number',
      '名称：浙江大学\n税号：12330000470095016Q（统一社会信用代码）',
      zhejiang,
    ],
    ['no labels', '浙江大学\n12330000470095016Q', zhejiang],
    ['full-width digits', '浙江大学\n１２３３００００４７００９５０１６Ｑ', zhejiang],
    [
      'brackets in the name',
      '名称：中国石油大学（北京）\n税号：12100000400002604N',
      { organizationName: '中国石油大学（北京）', taxpayerNumber: '12100000400002604N' },
    ],
    [
      'who receives it',
      `抬头：杭州启明科技有限公司
税号：91330106MA2CFLLH7T
手机：+86 138-0013-8000
邮箱：caiwu@qiming.example`,
      {
        organizationName: '杭州启明科技有限公司',
        taxpayerNumber: '91330106MA2CFLLH7T',
        contactPhone: '13800138000',
        contactEmail: 'caiwu@qiming.example',
      },
    ],
    [
      'who receives it, without labels',
      '发到 caiwu@qiming.example，或 13800138000',
      { contactEmail: 'caiwu@qiming.example', contactPhone: '13800138000' },
    ],
    ['a special fapiao', '发票类型：增值税专用发票', { type: 'special' }],
    ['a general fapiao', '开普票', { type: 'general' }],
    ['either type', '普票或专票均可', {}],
    [
      'an account that is no number of a taxpayer',
      '名称：浙江大学\n账号：913301061234567890',
      { organizationName: '浙江大学' },
    ],
  ])('of %s', (_, text, expected) => {
    expect(pastedDetails(text)).toEqual(expected)
  })
})
