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
      offers: [offer('leave', 'Go back to Galley', '')],
    }),
    choose: () => '/',
  }
}

type ReadOnlySiteId = 'add-in' | 'preprint' | 'rubriq' | 'terms' | 'privacy'

export const readOnlySites: Record<ReadOnlySiteId, ExternalSite> = {
  'add-in': readOnlySite(
    'the add-in store',
    'Add-in store',
    'The store where the add-in for a word processor is had.',
    [
      'The real store offers the add-in to install. There is nothing to install here: an add-in runs in a word processor, which no page can stand in for.',
    ],
  ),
  preprint: readOnlySite(
    'the article on preprints',
    'Preprints',
    'The article that explains preprints to authors.',
    [
      'A preprint is a manuscript that its authors make public before a journal has accepted it.',
      'It can be cited at once, and readers can comment on it while the review goes on.',
    ],
  ),
  rubriq: readOnlySite(
    'the new product',
    'The new product',
    'The site of the new product, once it stands on a site of its own.',
    ['Digital editing and translation go on there for customers who have moved to it.'],
  ),
  terms: readOnlySite(
    'the terms of service',
    'Terms of service',
    'The terms that an upload or an order asks to accept.',
    ['The real page holds the terms in the words of the company, which are no part of the portal.'],
  ),
  privacy: readOnlySite(
    'the privacy policy',
    'Privacy policy',
    'What the company says about personal data.',
    [
      'The real page holds the policy in the words of the company, which are no part of the portal.',
      'In this mock service nothing that you type leaves the machine.',
    ],
  ),
}
