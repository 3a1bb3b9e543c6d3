import { unzlibSync } from 'fflate'

export const OLD_MANUSCRIPT_TITLE = 'Early Sowing and the Yield of Spring Barley on Two Farms'

/** Word 97 .doc saved by LibreOffice, packed with zlib: no library writes that format. */
export function oldManuscript(): Uint8Array {
  return unzlibSync(Uint8Array.from(atob(PACKED.join('')), (letter) => letter.charCodeAt(0)))
}

const PACKED = [
  'eNrtWltsHFcZ/s967aztxFk7xi2paSbu4kQh3cZOgpKWUt+SOlscmyQiqgot491Z7yZ7cfdixzxARamEUKmMkOhL',
  'pZaqSEigKsArEkgIHhAIXvpQwUPziOChrdqHPtTm+/9zZmd2127GmxTRZo/1e2bOnP9+OZedv/+t/62f/mr/DWpo',
  'D1EHbWx2U5evTwE+4z5EiUKmb2Nzc9Pt3my3T1T70FzZh2H4rxPAPt8FGAR0A3oAvYDdgD2APsBeHQLUDxgA7DNx',
  'wDBk7tvt/79doCL+KmTRGSrgWqI12kkbQsT46QXB2Qg4Lmhr82+dv/LlbWP+R3aY/4NmfuD8vwtwN+CzgP2AewDD',
  'gM8B7gUcAFiAg4ARI0MM188DRs3z4XYd+dibgoU7enQMdXWHJCZ+r0PjLPtvLpssFcvFdMW6XCyl7p8pXq3mnUJF',
  'YmLuIvfNFJMSCXwfx4O8j5+i907/+umbx6LSy4iW2wCirQdUnpCI1C2N0HxnM8RXxPJ51LcS5cmmnInTfa8hVl+7',
  'RmMxOhJTkwi74zSduJumjtB8IkxfBeRnuyNlwGOzRAuJTirMhiMVwJOJLrITg/TU7OkwPUgqqiDBg5Ins+SAR4qy',
  'qKNLiO0xyRZFE6Ng+LYwRFZNJ+6lkxEFnBBwR7bBHRfcEHBVHe5+wd2unaWNA4pC6qzkbz1Npre3JkhXTCE75xO7',
  'oCzTHYaSEdLKDdMJmooynRMi2yXQuSYzxBQsmZL5IYq/gdSgUsaWz0s2PxBVakBxVofpK+BbBha7tx/PTya6aYJG',
  'WGc1IfJNQ7pljMiCakHkGwC1ayLf7hjblX3yxYhiVBu334ioUdFwXI1KpToHvJRIx0/7BEtzitOXwWlKxeXNJfCo',
  'wPuO1LLBmv9Z85hYNC50L8j4XZRskKwHVc3FCQNnUKz9Qpj1lGIn2cPlcrhfV0z3vsd4hsdyC0V9HQu6wsqgR4fW',
  'VZBwZ1XyUKQMc5/HdRVXnsI5vFnUk6ATJJ8uwo15WgQmJ8Xx0WDcJ5FIWZNIWXBS/TfH4UBYhKQl4LkmtcDfEVrp',
  'ADqxbdTtsE1XMDoXhc5FqgrWIwGxZsDxCjh9DXisH/MsMzXYVkVbt5NLx2/7cwFlOi9Lu6KPjoW0S9Bj0jPN2sVu',
  'TbsppICK/BAzxR8RdhkhNXHkxiEGd3lB9A/As2F+6pXi8Ox6b1Nvr+F0qEPWBZJb7XYLE+Ox20+zobJYAZ20Y0me',
  'CT50Y5MDKLTVuoLeeu7ldz+Yz0R/8aMIfeHQb95kOV4ya1t+P2GibNasc79pinHOhOM1s+b9nln3rhsT/OtDvYbl',
  'Fcejdi7nrFllO7+cc8q6P2R0nvDJ03T/872/PPjtfyr/fSsu2U5/7gm98dc3XorfE/3xi9D/6Aevz/Bs2ND3n58p',
  'NWd1wwxvD/zO7y4zg/XRtF3M2YVTWzixOzxEDw95zy+Eb7ZP2St2Vua+x3ff2L4v/1eMYisB5jQeM7gDy/0gpL37',
  'E3N12x/w/NvQrSfLqy3S+A62YIs+3NdDvlO3dvvUtVcb4u9/1UL0Ztv47dZud3Q7g6V8CSueNVnWF7Fpcs8gbNld',
  'W9hAZLD4t+hxvHEwkvuK2Ljx+GXZlOjxU4aSI7T09uUS6PH246y8y2PLsIfm5H5J/jvm5DmHv6xsT1yuC/KOt0OW',
  'bGNW8OYqsM+ZU2o+iahip+5ulfY0SLNYJ42mXRb9CsLFfS76nl1NuT8LXEtOAgrmWpKzcR5riQS2cOezpbhPQ5aY',
  'aV0FXlG2oEzVFj01LcdncT4h4Sd+uwSeK2b76kqyjHG2aMy9eeHmyHu91T0qmlYFPymb+ZTPhqvGvp4+vBVmvhkj',
  'rcdpDWOqxnYl85tAWTRzIyRrvMEyV+VcScu6Kv2OoZ6SO23VnPG0IzR5tNY9CZ6u7q7/yqKLK3lW5NZeK5jfJ5Li',
  'TVtk0JpljET6Liv3mk8VY7XNMjWrpMV6zFefBeakz43LOCLosrFtxmiUrtk7KccIyyZm3azge36bEj20NXRmlOsy',
  'SVujYnLB42lJXGsd0mL/knhCa6mtP296bfE4a+7GqqaVbchSx+etstjNlc4fiSlgO3XW1XpxRjk+agX05M2xhKub',
  'Pybjks/aF5yRnN9nJDMyPk11vKWMDbiGrNSiu2j8pGk79DQ42uKbMnT4FnriUkcyTRhe3Hl5nTWW1qPTEhNshaOm',
  'l591/SqZ92np19QcZK0ryZwvUlclHjM+yl6lsCUPLalPJbF6xVSJer94I23J46pY0IsXR+zPul6uRZwe49TRqa8I',
  'Wt9JU/lyDbmfRfRlGvCXpHJlfdaaBJ8lANuJ/XmhLoP21Gyfl9gqSIR6M4EbjyeBe8LEZQF/OrrcnGv2iBeXRw32',
  '6S3Gs12SQtFf13j02BajPQ+zHc/VxYKuGJVaVqzVaslHyWbJPLVi/GZJ9K2abLhZblh1Fc2rs822s4GbFk0rtShw',
  'rZ6SGE2bWC+Y/FwUbXTMFuos0FxjVmuznVf39CFjff2sr9gcCdNiea67VclGPc968ZCFdCmpyltnjV2b0S2hwBW1',
  'Kvw9++rauChZnWmoyM2zalnqTLVuFbIq8ezmCdPLmTm/UFdN/XlsS8Y6Zkb35klvBRGXE587oJlznna7I5ti/5cA',
  '1wF/BuzuJZraTXQBMNBHNAIYjhKNR3WcvO/H/rf/4ca2bwIOa+VNu1GPoo4Y2bHaj7uTMT5Zdfuo1jfY3Ee9D9GX',
  'jtHEApy+EKID178bt67/afLg9Vc6RwD3rb/SGQOM4/3YeoqOLTPD43g6PE59x9q2/+S3r5P+TkcZiPp+49iuv90+',
  'Pe12fv/HcdL4DdFWOB38G1iPOwFNm731PFaBV3Ys/wCikjmGyXyFEbBdqU2A8+bLkBarL7gz344d8Gd53V+qxrCe',
  'tqF5qzL0Gf47+f6PZb2xS993yocOedkbsO9515SufTHlfQOzXTsM/u43g0H53wf4i7m/LLxSNINrUiRxJA6Dtv0t',
  '6M9f3bi/W3Y2cd6ZPU61wJ+/jKjcxhy+le8//wsREWLU',
]
