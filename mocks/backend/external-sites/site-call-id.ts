export type SiteCallId =
  | 'readVisit'
  | 'submitChoice'
  | 'listMails'
  | 'loadLogoutImage'
  | 'openCardFields'
