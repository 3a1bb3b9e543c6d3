// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the document.

/** Changes with the document, its words and examples aside; a kept world of another contract is replaced. */
export const contractHash = '6ccd70bb964f816f'

/**
 * Every operation. `changes`: it is no mere read, so it is never prefetched or repeated. `idempotencyKey`: the
 * header Idempotency-Key is compulsory. `statuses`: those declared beside `default`. `pathParameters` and
 * `query`: how their text becomes a value.
 */
export const operations = {
  loadApplication: {"method":"GET","path":"/api/researcher/load","tag":"application","access":"anyone","changes":false,"idempotencyKey":false,"body":"none","statuses":[200],"pathParameters":{},"query":{}},
  updateLanguage: {"method":"GET","path":"/api/researcher/update-language","tag":"application","access":"anyone","changes":true,"idempotencyKey":false,"body":"none","statuses":[200,400],"pathParameters":{},"query":{"language":"string"}},
  logIn: {"method":"POST","path":"/api/auth/login","tag":"auth","access":"anyone","changes":true,"idempotencyKey":false,"body":"json","statuses":[200,400],"pathParameters":{},"query":{}},
  logOut: {"method":"POST","path":"/api/auth/logout","tag":"auth","access":"anyone","changes":true,"idempotencyKey":false,"body":"none","statuses":[200],"pathParameters":{},"query":{}},
  loadUser: {"method":"GET","path":"/api/users/current","tag":"account","access":"signed-in","changes":false,"idempotencyKey":false,"body":"none","statuses":[200,401],"pathParameters":{},"query":{}},
  getOrderCount: {"method":"GET","path":"/api/users/{identity}/order-count","tag":"account","access":"signed-in","changes":false,"idempotencyKey":false,"body":"none","statuses":[200,400,401,404],"pathParameters":{"identity":"string"},"query":{}},
  joinPreferredGroup: {"method":"POST","path":"/api/users/{identity}/preferred-group","tag":"account","access":"signed-in","changes":true,"idempotencyKey":false,"body":"json","statuses":[200,400,401,404],"pathParameters":{"identity":"string"},"query":{}},
  leavePreferredGroup: {"method":"DELETE","path":"/api/users/{identity}/preferred-group","tag":"account","access":"signed-in","changes":true,"idempotencyKey":false,"body":"none","statuses":[200,400,401,404],"pathParameters":{"identity":"string"},"query":{}},
  acceptMigrationTerms: {"method":"PUT","path":"/api/users/{identity}/wfoe-tos-accepted","tag":"account","access":"signed-in","changes":true,"idempotencyKey":false,"body":"none","statuses":[200,400,401,404],"pathParameters":{"identity":"string"},"query":{}},
  optInToMigration: {"method":"PUT","path":"/api/users/{identity}/wfoe-opt-in","tag":"account","access":"signed-in","changes":true,"idempotencyKey":false,"body":"none","statuses":[200,400,401,404],"pathParameters":{"identity":"string"},"query":{}},
  hideCheckSpamMessage: {"method":"PUT","path":"/api/users/{identity}/hide-check-spam-message","tag":"account","access":"signed-in","changes":true,"idempotencyKey":false,"body":"none","statuses":[200,400,401,404],"pathParameters":{"identity":"string"},"query":{}},
  searchOrders: {"method":"GET","path":"/api/order/search","tag":"orders","access":"signed-in","changes":false,"idempotencyKey":false,"body":"none","statuses":[200,400,401],"pathParameters":{},"query":{"xid":"string","orderTitle":"string","from":"string","to":"string","page":"integer"}},
  uploadFile: {"method":"POST","path":"/api/file","tag":"files","access":"anyone","changes":true,"idempotencyKey":false,"body":"form","statuses":[200,400,413],"pathParameters":{},"query":{}},
  loadDigitalEditing: {"method":"GET","path":"/api/digital-edit/load","tag":"digital-editing","access":"signed-in","changes":false,"idempotencyKey":false,"body":"none","statuses":[200,401],"pathParameters":{},"query":{}},
  searchDigitalEdits: {"method":"GET","path":"/api/digital-edit/search","tag":"digital-editing","access":"signed-in","changes":false,"idempotencyKey":false,"body":"none","statuses":[200,400,401],"pathParameters":{},"query":{"page":"integer","identities":"strings"}},
  createDigitalEdit: {"method":"POST","path":"/api/digital-edit/create","tag":"digital-editing","access":"signed-in","changes":true,"idempotencyKey":true,"body":"json","statuses":[200,400,401],"pathParameters":{},"query":{}},
  getDigitalEditEngineVersion: {"method":"GET","path":"/api/digital-edit/{id}/lewis-version","tag":"digital-editing","access":"signed-in","changes":false,"idempotencyKey":false,"body":"none","statuses":[200,400,401,404],"pathParameters":{"id":"string"},"query":{}},
  archiveDigitalEdit: {"method":"POST","path":"/api/digital-edit/{id}/archive","tag":"digital-editing","access":"signed-in","changes":true,"idempotencyKey":false,"body":"none","statuses":[200,400,401,404],"pathParameters":{"id":"string"},"query":{}},
  downloadDigitalEdit: {"method":"GET","path":"/api/digital-edit/{id}/download","tag":"digital-editing","access":"signed-in","changes":false,"idempotencyKey":false,"body":"none","statuses":[200,400,401,404],"pathParameters":{"id":"string"},"query":{}},
  loadDigitalOrders: {"method":"GET","path":"/api/digital-order/load","tag":"digital-translation","access":"signed-in","changes":false,"idempotencyKey":false,"body":"none","statuses":[200,401],"pathParameters":{},"query":{}},
  searchDigitalOrders: {"method":"GET","path":"/api/digital-order/search","tag":"digital-translation","access":"signed-in","changes":false,"idempotencyKey":false,"body":"none","statuses":[200,400,401],"pathParameters":{},"query":{"page":"integer","type":"string","identities":"strings"}},
  createDigitalOrder: {"method":"POST","path":"/api/digital-order/create","tag":"digital-translation","access":"signed-in","changes":true,"idempotencyKey":true,"body":"json","statuses":[200,400,401],"pathParameters":{},"query":{}},
  archiveDigitalOrder: {"method":"POST","path":"/api/digital-order/{id}/archive","tag":"digital-translation","access":"signed-in","changes":true,"idempotencyKey":false,"body":"none","statuses":[200,400,401,404],"pathParameters":{"id":"string"},"query":{}},
  downloadDigitalOrder: {"method":"GET","path":"/api/digital-order/{id}/download","tag":"digital-translation","access":"signed-in","changes":false,"idempotencyKey":false,"body":"none","statuses":[200,400,401,404],"pathParameters":{"id":"string"},"query":{}},
  claimChineseDigitalTrial: {"method":"POST","path":"/api/{type}/chinese-digital-trial","tag":"digital-translation","access":"signed-in","changes":true,"idempotencyKey":true,"body":"none","statuses":[200,400,401],"pathParameters":{"type":"string"},"query":{}},
  createLanguageAssessments: {"method":"POST","path":"/api/grammar-check/create","tag":"grammar-check","access":"anyone","changes":true,"idempotencyKey":true,"body":"json","statuses":[200,400,401],"pathParameters":{},"query":{}},
  searchLanguageAssessments: {"method":"GET","path":"/api/grammar-check/search","tag":"grammar-check","access":"anyone","changes":false,"idempotencyKey":false,"body":"none","statuses":[200,400,401],"pathParameters":{},"query":{"page":"integer","identities":"strings"}},
  archiveLanguageAssessment: {"method":"POST","path":"/api/grammar-check/{identity}/archive","tag":"grammar-check","access":"signed-in","changes":true,"idempotencyKey":false,"body":"none","statuses":[200,400,401,404],"pathParameters":{"identity":"string"},"query":{}},
  payOffInvoices: {"method":"POST","path":"/api/payoff/payment","tag":"invoices","access":"signed-in","changes":true,"idempotencyKey":true,"body":"json","statuses":[200,400,401,404],"pathParameters":{},"query":{}},
  payForPrepayment: {"method":"POST","path":"/api/prepay/payment","tag":"prepay","access":"signed-in","changes":true,"idempotencyKey":true,"body":"json","statuses":[200,400,401,404],"pathParameters":{},"query":{}},
  startOrderForm: {"method":"GET","path":"/api/order-form/new","tag":"order-form","access":"anyone","changes":true,"idempotencyKey":false,"body":"none","statuses":[200,400],"pathParameters":{},"query":{"version":"string","goal":"string"}},
  loadCurrentOrderForm: {"method":"GET","path":"/api/order-form/load","tag":"order-form","access":"anyone","changes":false,"idempotencyKey":false,"body":"none","statuses":[200,400,404],"pathParameters":{},"query":{"version":"string"}},
  loadOrderForm: {"method":"GET","path":"/api/order-form/{identity}/load","tag":"order-form","access":"anyone","changes":false,"idempotencyKey":false,"body":"none","statuses":[200,400,404],"pathParameters":{"identity":"string"},"query":{"version":"string"}},
  resetOrderForm: {"method":"DELETE","path":"/api/order-form/{identity}","tag":"order-form","access":"anyone","changes":true,"idempotencyKey":false,"body":"none","statuses":[200,400,404],"pathParameters":{"identity":"string"},"query":{}},
  selectService: {"method":"PUT","path":"/api/order-form/{id}/selected-service","tag":"order-form","access":"anyone","changes":true,"idempotencyKey":false,"body":"json","statuses":[200,400,404],"pathParameters":{"id":"string"},"query":{}},
  setServiceQuantity: {"method":"PUT","path":"/api/order-form/{id}/service-options/{serviceId}/quantity","tag":"order-form","access":"anyone","changes":true,"idempotencyKey":false,"body":"json","statuses":[200,400,404],"pathParameters":{"id":"string","serviceId":"string"},"query":{}},
  addService: {"method":"POST","path":"/api/order-form/{id}/service-options/{serviceId}","tag":"order-form","access":"anyone","changes":true,"idempotencyKey":false,"body":"json","statuses":[200,400,404],"pathParameters":{"id":"string","serviceId":"string"},"query":{}},
  removeService: {"method":"DELETE","path":"/api/order-form/{id}/service-options/{serviceId}","tag":"order-form","access":"anyone","changes":true,"idempotencyKey":false,"body":"none","statuses":[200,400,404],"pathParameters":{"id":"string","serviceId":"string"},"query":{}},
  setDeliveryTier: {"method":"PUT","path":"/api/order-form/{identity}/update-delivery-tier","tag":"order-form","access":"anyone","changes":true,"idempotencyKey":false,"body":"json","statuses":[200,400,404],"pathParameters":{"identity":"string"},"query":{}},
  applyDiscountCode: {"method":"PUT","path":"/api/order-form/{identity}/discount-code/{code}","tag":"order-form","access":"anyone","changes":true,"idempotencyKey":false,"body":"none","statuses":[200,400,404],"pathParameters":{"identity":"string","code":"string"},"query":{}},
  removeDiscountCode: {"method":"DELETE","path":"/api/order-form/{identity}/discount-code/{code}","tag":"order-form","access":"anyone","changes":true,"idempotencyKey":false,"body":"none","statuses":[200,400,404],"pathParameters":{"identity":"string","code":"string"},"query":{}},
  listApplicablePromotionalCodeBenefits: {"method":"GET","path":"/api/order-form/{identity}/applicable-promotional-code-benefits","tag":"order-form","access":"anyone","changes":false,"idempotencyKey":false,"body":"none","statuses":[200,400,404],"pathParameters":{"identity":"string"},"query":{}},
  setBundleInterest: {"method":"POST","path":"/api/order-form/{id}/service-bundle-interest","tag":"order-form","access":"anyone","changes":true,"idempotencyKey":false,"body":"json","statuses":[200,400,404],"pathParameters":{"id":"string"},"query":{}},
  answerBundleQuestions: {"method":"POST","path":"/api/order-form/{identity}/service-bundle-questions","tag":"order-form","access":"anyone","changes":true,"idempotencyKey":false,"body":"json","statuses":[200,400,404],"pathParameters":{"identity":"string"},"query":{}},
  selectBundle: {"method":"POST","path":"/api/order-form/{orderId}/service-bundle","tag":"order-form","access":"anyone","changes":true,"idempotencyKey":false,"body":"json","statuses":[200,400,404],"pathParameters":{"orderId":"string"},"query":{}},
} as const

export type OperationId = keyof typeof operations
