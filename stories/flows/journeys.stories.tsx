import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Filmstrip } from './filmstrip.tsx'
import { frame } from './journey-frame.ts'
import { journeysMeta } from './journeys-meta.tsx'
import { storyFiles as stories } from './story-files.ts'

const meta: Meta<typeof Filmstrip> = { ...journeysMeta, title: 'Flows/Journeys' }

export default meta

type Flow = StoryObj<typeof Filmstrip>

export const GrammarCheck: Flow = {
  args: {
    journey: 'A manuscript from its upload to the report',
    frames: [
      frame(stories.upload, 'NoneYet', 'No checks yet.'),
      frame(stories.upload, 'WrongTypeByName', 'A picture is not accepted as a manuscript.'),
      frame(stories.begin, 'LeadsToTheReport', 'The check begins and its report opens.'),
      frame(
        stories.report,
        'ProcessingThenComplete',
        'The report fills in while the manuscript is checked.',
      ),
      frame(stories.report, 'Complete', 'Score, kinds of errors and next steps.'),
      frame(stories.upload, 'PastAssessments', 'The check is in the list of past assessments.'),
    ],
  },
}

export const Drafts: Flow = {
  args: {
    journey: 'A manuscript that is checked draft by draft',
    frames: [
      frame(stories.begin, 'LeadsToTheReport', 'Each draft is checked as a manuscript.'),
      frame(
        stories.drafts,
        'Better',
        'The browser recognizes the second draft: its score, and what is corrected, new and still there.',
      ),
      frame(stories.drafts, 'Worse', 'A draft may also have more errors than the one before.'),
      frame(stories.drafts, 'FiveDrafts', 'Each draft leads to its own report.'),
      frame(stories.drafts, 'SetApart', 'The person says that it is another manuscript.'),
      frame(stories.data, 'FingerprintsDeleted', 'What the browser keeps is listed and deleted.'),
    ],
  },
}

export const LargeUpload: Flow = {
  args: {
    journey: 'A large file over a connection that breaks',
    frames: [
      frame(stories.large, 'WaitsForTheNetwork', 'The connection breaks; what has arrived stays.'),
      frame(stories.pieces, 'Resumed', 'Back online, or after a reload, it goes on by itself.'),
      frame(
        stories.pieces,
        'NeedsTheFile',
        'The file is asked for only where the browser could not keep it.',
      ),
      frame(stories.pieces, 'OtherFile', 'Another file of that name begins anew.'),
      frame(stories.large, 'UploadedInPieces', 'All pieces are there and checked.'),
    ],
  },
}

export const EndsSoon: Flow = {
  args: {
    journey: 'Using something before it ends',
    frames: [
      frame(
        stories.endings,
        'EndsSoon',
        'The dashboard lists what ends within 60 days, with its worth and where to use it.',
      ),
      frame(
        stories.endings,
        'PartlyLoaded',
        'What could not be checked is said, and asked for again.',
      ),
      frame(stories.endings, 'UsedForANewOrder', 'The promo code goes along into a new order.'),
    ],
  },
}

export const Translation: Flow = {
  args: {
    journey: 'A finished translation beside its original',
    frames: [
      frame(
        stories.files,
        'Translation',
        'The files of the order; each translation leads to both texts.',
      ),
      frame(stories.beside, 'Loading', 'Both files are downloaded and compared in the browser.'),
      frame(stories.beside, 'Translation', 'Paragraph beside paragraph, with what needs a look.'),
      frame(stories.compared, 'Differences', 'Step by step through what is in one text only.'),
      frame(stories.compared, 'TermInTwoWays', 'Terms with two names lead to their places.'),
    ],
  },
}

export const ReviewerResponse: Flow = {
  args: {
    journey: 'From the reviewers’ letter to the answer',
    frames: [
      frame(stories.files, 'Files', 'A finished order leads to the answer to its reviewers.'),
      frame(stories.reviewers, 'Empty', 'The letter is pasted, or its file is chosen.'),
      frame(stories.reviewers, 'PastedAndSplit', 'It becomes numbered comments by reviewer.'),
      frame(stories.answers, 'Corrected', 'Comments are split, merged, moved and restored.'),
      frame(
        stories.answers,
        'PlaceInTheManuscript',
        'Words of the manuscript lead to the place and the new text.',
      ),
      frame(stories.answers, 'AnsweredInPart', 'The line says how far the answer has come.'),
      frame(stories.savedAnswers, 'Saved', 'What is written is saved with the order.'),
      frame(stories.answers, 'AllAnswered', 'The answer is downloaded as a Word document.'),
      frame(stories.reedit, 'AnswerAttached', 'A re-edit takes the answer along.'),
    ],
  },
}

export const Migration: Flow = {
  args: {
    journey: 'Moving an account to the new company',
    frames: [
      frame(stories.notice, 'Offered', 'The move is offered above the orders.'),
      frame(stories.notice, 'Chosen', 'The person has chosen to move.'),
      frame(
        stories.status,
        'TermsRequired',
        'On the day of the move the person must accept the new terms.',
      ),
      frame(stories.status, 'CheckBackLater', 'The move takes a while; the page polls.'),
      frame(stories.status, 'PollsUntilMoved', 'The account has moved.'),
    ],
  },
}

export const Outage: Flow = {
  args: {
    journey: 'A service that is down',
    frames: [
      frame(stories.guards, 'TryingToStart', 'The start fails and is retried.'),
      frame(
        stories.outage,
        'GaveUp',
        'After ten retries the page says since when, and what to do.',
      ),
      frame(stories.outage, 'TryingAgain', 'Retried by hand.'),
      frame(stories.orders, 'MyOrders', 'The page that the person wanted opens.'),
    ],
  },
}

export const Guards: Flow = {
  args: {
    journey: 'Route guards',
    frames: [
      frame(stories.guards, 'LocalizationMismatch', 'The account belongs to another localization.'),
      frame(
        stories.guards,
        'LeavingForAnotherLocalization',
        'Or the page redirects there at once.',
      ),
      frame(
        stories.guards,
        'CreditNotesLocked',
        'The account is locked; the page says whom to contact.',
      ),
      frame(stories.completion, 'Ready', 'Required details are missing.'),
      frame(stories.guards, 'LeavingForRubriq', 'A product that has moved to a site of its own.'),
      frame(stories.guards, 'ErrorFromTheServer', 'The server redirects here with an error.'),
    ],
  },
}
