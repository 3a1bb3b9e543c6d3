import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ServiceDescription } from '../../api/order-form/order-form.ts'

type DescriptionText = { title: MessageDescriptor; text: MessageDescriptor }

/** By the server's id of the description. */
export const serviceDescriptionTexts: Readonly<Record<string, DescriptionText>> = {
  'standard-editing': {
    title: msg`Standard Editing`,
    text: msg`An editor from your field corrects spelling, grammar and punctuation, and rewrites sentences that are hard to follow. You receive your manuscript with tracked changes, and a clean copy.`,
  },
  'premium-editing': {
    title: msg`Premium Editing`,
    text: msg`Two editors work on your manuscript: the second checks every change of the first. When you have revised it, you can send it back for another round.`,
  },
  'vip-editing': {
    title: msg`VIP Editing`,
    text: msg`A senior editor stays with your manuscript from the first draft until a journal accepts it. Each revised draft comes back to the same editor.`,
  },
  'scientific-editing': {
    title: msg`Scientific Editing`,
    text: msg`A researcher with editorial experience at journals in your field comments on your argument, methods and structure. If nobody from your area of study is free, we’ll write to you before the work begins.`,
  },
  translation: {
    title: msg`Academic Translation`,
    text: msg`A translator who knows your language and your field writes your manuscript in English. A second translator compares both versions.`,
  },
  'translation-editing': {
    title: msg`Translation and Premium Editing`,
    text: msg`A translator from your field writes your manuscript in English. Two editors then edit the translation as they would any manuscript.`,
  },
  'long-translation': {
    title: msg`Long Text Translation`,
    text: msg`For a thesis, a book or any text of 12,000 words or more: one translator works on it from beginning to end.`,
  },
  'standard-rework': {
    title: msg`Standard Rework`,
    text: msg`The editor who knows your manuscript edits what you have changed since the last round.`,
  },
  'premium-rework': {
    title: msg`Premium Rework`,
    text: msg`The editor who knows your manuscript edits what you have changed, and a second editor then reviews it.`,
  },
  'editing-certificate': {
    title: msg`Editing certificate`,
    text: msg`A document for your journal. Its number lets the journal verify that we edited your manuscript.`,
  },
  'unlimited-re-editing': {
    title: msg`Unlimited re-editing`,
    text: msg`For one year, send us the same manuscript each time you revise it. Further rounds are free.`,
  },
  'plagiarism-check': {
    title: msg`Plagiarism check`,
    text: msg`We compare your manuscript with published work. You receive a report, with advice on every passage it marks.`,
  },
  'digital-editing': {
    title: msg`Digital editing`,
    text: msg`Software corrects the English of a manuscript within minutes. You subscribe by the year.`,
  },
  'manuscript-formatting': {
    title: msg`Manuscript formatting`,
    text: msg`We set headings, references and layout to the requirements of your journal.`,
  },
  'figure-formatting': {
    title: msg`Figure formatting`,
    text: msg`We adjust the size, resolution, colors and lettering of your figures to the requirements of your journal.`,
  },
  'table-formatting': {
    title: msg`Table formatting`,
    text: msg`We rebuild your tables to the style of your journal. You can still edit their text.`,
  },
  'custom-illustration': {
    title: msg`Custom illustration`,
    text: msg`An illustrator draws what you describe. You receive a quote before the work begins.`,
  },
  concierge: {
    title: msg`Concierge service`,
    text: msg`Do you need something that is not on our list? Tell us, and we’ll reply with a plan and a price.`,
  },
  'cover-letter': {
    title: msg`Cover letter`,
    text: msg`We write the letter to your journal’s editor, from your manuscript and a short questionnaire.`,
  },
  'journal-recommendation': {
    title: msg`Journal recommendation`,
    text: msg`A report on three journals that suit your manuscript, with the scope, speed and acceptance chances of each.`,
  },
  'presubmission-review': {
    title: msg`Presubmission review`,
    text: msg`A researcher from your field reviews your manuscript as a journal would, before you submit it.`,
  },
  'video-summary': {
    title: msg`Video summary`,
    text: msg`A two-minute video explains your result to people outside your field.`,
  },
  'graphical-abstract': {
    title: msg`Graphical abstract`,
    text: msg`One picture shows your question, your method and your findings.`,
  },
  infographic: {
    title: msg`Infographic`,
    text: msg`Your key numbers on one page, for a poster, a press release or a lecture.`,
  },
  'word-count': {
    title: msg`Word count`,
    text: msg`Your price depends on the number of words in the main text, notes and captions. You can leave references, tables and figures out of the file.`,
  },
  'rush-delivery': {
    title: msg`Rush delivery`,
    text: msg`You receive your files before the standard deadline, for the surcharge shown.`,
  },
}

export function descriptionText(
  { modalID, modalDescription }: ServiceDescription,
  translate: (message: MessageDescriptor) => string,
): string {
  const known = serviceDescriptionTexts[modalID]
  return known ? translate(known.text) : modalDescription
}
