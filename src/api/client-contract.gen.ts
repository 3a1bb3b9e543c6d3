// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the document.

/** Why a call may be refused: the application has words for each. */
export type RefusalKey =
  | 'login-form-error-message'
  | 'login-account-inactive'
  | 'login-local-authentication-disabled'
  | 'login-too-many-attempts'
  | 'preferred-group-join-generic-error'
  | 'preferred-group-join-already-member'
  | 'preferred-group-leave-generic-error'
  | 'wfoe-terms-not-asked-for'
  | 'wfoe-opt-in-not-eligible'
  | 'wfoe-opt-in-not-needed'
  | 'language-assessment-file-type-not-allowed'
  | 'language-assessment-file-not-found'
  | 'language-assessment-terms-not-accepted'
  | 'language-assessment-captcha-failed'
  | 'language-assessment-not-enabled'
  | 'invalid-user'

/** GETs that change something: never in a query, never prefetched, retried or fetched again. */
export const changingReads = ['/api/researcher/update-language', '/api/order-form/new'] as const

export type ChangingRead = (typeof changingReads)[number]
