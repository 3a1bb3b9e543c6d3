/** What an enumeration decides that no page shows as text. */
export const neverText: Readonly<Record<string, string>> = {
  'BundleQuestion.type': 'the field that asks',
  DigitalProductType: 'the page that offers or counts a product, which has a name of its own',
  FapiaoServiceKey: 'the translation of the name that comes beside it, and is shown without one',
  GoalName: 'the goals that the form can send; another is not offered',
  Language: 'the language of a page or an e-mail',
  LocalizationCode: 'the site that an account or an invoice belongs to',
  'OrderFormMessage.key': 'the sentence that greets; without one there is nothing to say',
  'OrderFormMessage.type': 'nothing: each sentence has its own look',
  'OriginalFile.kind': 'nothing: files are listed by their names',
  'PaymentStatus.status': 'the receipt, which counts others as being processed',
  PieceStatus: 'nothing: the next piece begins where the received bytes end',
  RegistrationFieldName: 'the fields of a form; one without a label cannot be filled in',
  RegistrationFieldType: 'the kind of a field, a line of text for others',
  ServiceClass: 'the step that offers a service, which has a name of its own',
  'ServiceDetails.fileTypes': 'the fields for files',
  'ServiceQuestion.styles': 'the width of a field',
  'ServiceQuestion.type': 'the field that asks',
  ServiceType: 'the group of a service, which has a name of its own',
  UploadStatus: 'when an upload is complete',
}

/** Routes whose first address does not show the value: cards name the field of orders that are in progress. */
export const onFurtherAddresses: Readonly<Record<string, string>> = {
  FieldOfStudy: '/$lang/researcher/',
}

/** What pages show only once something was entered, as `label-of.test.ts` has it. */
export const afterInput: readonly string[] = ['BundleName']

/** Where an enumeration that is shown elsewhere only decides what is drawn. */
const decidingPlaces = [
  // Where buttons lead: the list of steps names them, but not beside a quote.
  /[/]steps[/](current|previous|next)[/]name$/,
  /^GET [/]api[/]order-form[/]load [/]orderForm[/]steps[/]list[/][*][/]name$/,
  // Which price is that of which delivery: what is chosen is named.
  /[/](serviceOptions|options)[/][*][/]deliveryTier$/,
  // The style that is chosen at first.
  /[/]englishStyleDefault$/,
  // What is left in Rubriq counts what the site offers; the list of packages names the language.
  /^GET [/]api[/]digital-order[/]load [/]digitalPurchases[/][*][/]allowedLanguages[/][*]$/,
  // A finished order that is not paid is named by that.
  /^GET [/]api[/]order[/][{]id[}][/]payment [/]order[/]status$/,
]

/** Whether a page may say something else without naming the value that is the reason. */
export const isSilent = (enumeration: string, place: string): boolean =>
  enumeration in neverText || decidingPlaces.some((one) => one.test(place))
