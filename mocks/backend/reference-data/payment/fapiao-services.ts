export const fapiaoServices = [
  { serviceType: 'technical-service', serviceTypeName: '*研发和技术服务*技术服务费' },
  { serviceType: 'editing', serviceTypeName: '*文化创意服务*论文编辑费' },
  { serviceType: 'translation', serviceTypeName: '*鉴证咨询服务*翻译费' },
  { serviceType: 'consulting', serviceTypeName: '*鉴证咨询服务*咨询费' },
  { serviceType: 'information-service', serviceTypeName: '*信息技术服务*信息服务费' },
] as const

const minute = 60_000

/** Milliseconds after the request. */
export const fapiaoTakenUpAfter = 10 * minute
export const fapiaoIssuedAfter = 24 * 60 * minute
