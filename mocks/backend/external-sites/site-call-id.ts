/** Calls of external pages, which are not in the contract. */
export type SiteCallId =
  | 'readVisit'
  | 'submitChoice'
  | 'listMails'
  | 'loadLogoutImage'
  | 'openCardFields'
