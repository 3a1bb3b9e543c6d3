import type { Schemas } from '../../../world/rows/contract-types.ts'

const described = (
  modalID: string,
  modalTitle: string,
  modalDescription: string,
  modalLink?: string,
): Schemas['ServiceDescription'] => ({
  modalID,
  modalTitle,
  modalDescription,
  ...(modalLink === undefined ? {} : { modalLink }),
})

export const serviceDescriptions: readonly Schemas['ServiceDescription'][] = [
  described(
    'standard-editing',
    'Standard Editing',
    'One editor from your field corrects spelling, grammar and punctuation and mends sentences that are hard to follow.',
  ),
  described(
    'premium-editing',
    'Premium Editing',
    'Two editors read the manuscript one after the other, and it may come back for another round after you have revised it.',
  ),
  described(
    'vip-editing',
    'VIP Editing',
    'A senior editor accompanies the manuscript from the first reading until a journal has accepted it.',
  ),
  described(
    'scientific-editing',
    'Scientific Editing',
    'A researcher who has edited for journals of your field comments on argument, methods and structure.',
  ),
  described(
    'translation',
    'Academic Translation',
    'A translator of your language and field writes the manuscript in English; a second person compares the two.',
  ),
  described(
    'translation-editing',
    'Translation and Premium Editing',
    'A translator writes the manuscript in English, and two editors then read the translation as they would any manuscript.',
  ),
  described(
    'long-translation',
    'Long Text Translation',
    'A thesis, a book or another text of 12,000 words or more is translated by one translator from beginning to end.',
  ),
  described(
    'standard-rework',
    'Standard Rework',
    'The editor who knows the manuscript goes through what has changed since the last round.',
  ),
  described(
    'premium-rework',
    'Premium Rework',
    'The editor who knows the manuscript goes through what has changed, and a second editor reviews it afterwards.',
  ),
  described(
    'editing-certificate',
    'Editing certificate',
    'A document with a number of its own, by which a journal can verify that the manuscript was edited here.',
    '/external/support',
  ),
  described(
    'unlimited-re-editing',
    'Unlimited re-editing',
    'You may send the same manuscript again as often as you revise it, for one year, without paying again.',
  ),
  described(
    'plagiarism-check',
    'Plagiarism check',
    'The manuscript is compared with published work; you get the report and advice on the passages it names.',
  ),
  described(
    'digital-editing',
    'Digital editing',
    'A program corrects the English of a manuscript within minutes. It is sold by the year.',
  ),
  described(
    'manuscript-formatting',
    'Manuscript formatting',
    'Headings, references and layout are brought into the form that your journal asks for.',
  ),
  described(
    'figure-formatting',
    'Figure formatting',
    'Figures get the size, resolution, colors and lettering that your journal asks for.',
  ),
  described(
    'table-formatting',
    'Table formatting',
    'Tables are set anew by the rules of your journal, as text that can still be edited.',
  ),
  described(
    'custom-illustration',
    'Custom illustration',
    'An illustrator draws what you describe. You get a quote before the work begins.',
  ),
  described(
    'concierge',
    'Concierge service',
    'Tell us what you need beyond our list, and we answer with a plan and a price.',
  ),
  described(
    'cover-letter',
    'Cover letter',
    'We write the letter to the editor of your journal from your manuscript and a short questionnaire.',
  ),
  described(
    'journal-recommendation',
    'Journal recommendation',
    'You get a report on three journals that suit the manuscript, with scope, speed and chances of each.',
  ),
  described(
    'presubmission-review',
    'Presubmission review',
    'A researcher of your field reviews the manuscript as a journal would, before a journal does.',
  ),
  described(
    'video-summary',
    'Video summary',
    'A video of two minutes explains the result to people outside your field.',
  ),
  described(
    'graphical-abstract',
    'Graphical abstract',
    'One picture shows what was asked, what was done and what was found.',
  ),
  described(
    'infographic',
    'Infographic',
    'The numbers of your study are drawn on one page, for a poster, a press release or a lecture.',
  ),
  described(
    'word-count',
    'Word count',
    'Prices follow the words of the main text with notes and captions. References, tables and figures may be left out of the file.',
  ),
  described(
    'rush-delivery',
    'Rush delivery',
    'The work is done before the usual deadline, for a price that is shown beside the choice.',
  ),
]
