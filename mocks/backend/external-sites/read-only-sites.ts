import { type ExternalSite, offer } from './site-definition.ts'

function readOnlySite(
  name: string,
  heading: string,
  simulates: string,
  paragraphs: readonly string[],
): ExternalSite {
  return {
    name,
    simulates,
    choices: ['leave'],
    show: () => ({
      heading,
      state: '',
      facts: [],
      paragraphs,
      offers: [offer('leave', 'Back to Galley', '')],
    }),
    choose: () => '/',
  }
}

type ReadOnlySiteId = 'add-in' | 'preprint' | 'video' | 'rubriq' | 'terms' | 'privacy'

export const readOnlySites: Record<ReadOnlySiteId, ExternalSite> = {
  'add-in': readOnlySite(
    'the add-in store',
    'Add-in store',
    'The store that offers the add-in for a word processor.',
    [
      'The real store installs the add-in. There is nothing to install here, because an add-in runs in a word processor.',
    ],
  ),
  preprint: readOnlySite(
    'the article on preprints',
    'Preprints',
    'The article that explains preprints to authors.',
    [
      'A preprint is a manuscript that its authors make public before a journal has accepted it.',
      'It can be cited at once, and readers can comment on it during peer review.',
    ],
  ),
  video: readOnlySite(
    'the video host',
    'Digital editing in a minute',
    'The player of the video about digital editing.',
    [
      'The real player begins at once. It shows a manuscript that is uploaded, edited and downloaded with its corrections as tracked changes.',
    ],
  ),
  rubriq: readOnlySite(
    'the new product',
    'The new product',
    'The new product, once it has a site of its own.',
    ['Customers who have moved there use digital editing and translation on that site.'],
  ),
  terms: readOnlySite(
    'the terms of service',
    'Terms of service',
    'The terms that you accept with an upload or an order.',
    ['The real page shows the company’s own terms, which are not part of the portal.'],
  ),
  privacy: readOnlySite(
    'the privacy policy',
    'Privacy policy',
    'How the company handles personal data.',
    [
      'The real page shows the company’s own policy, which is not part of the portal.',
      'In this mock service nothing that you type leaves the machine.',
    ],
  ),
}
