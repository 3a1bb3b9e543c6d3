import { isDeepStrictEqual } from 'node:util'
import {
  type Journey,
  type JourneyState,
  type JourneyStep,
  step,
  type VisitorName,
} from './journey-step.ts'

const byCode = ({ certificate }: JourneyState) =>
  certificate && { path: { code: certificate.code } }

const authors = 'H. Conform and R. Galley'

const edit =
  (more: { authors?: string; externalId?: string } = {}) =>
  ({ certificate }: JourneyState) => {
    if (!certificate) return undefined
    const { code, externalId, title } = certificate
    return { path: { code }, body: { code, externalId, title, authors, ...more } }
  }

const verified = (title: string, as: VisitorName): JourneyStep =>
  step('getCertificate', {
    title,
    as,
    send: byCode,
    holds: [
      {
        rule: 'Anybody who has the code sees the certificate as it was saved.',
        broken: ({ certificate: shown }, { certificate }) =>
          isDeepStrictEqual(shown, certificate) ? undefined : 'It says something else.',
      },
    ],
  })

const refusesOthers: readonly JourneyStep[] = [
  step('listCertificateDeliverables', {
    title: 'hands no files to a stranger',
    as: 'anonymous',
    send: byCode,
    expects: {
      rule: 'The files of a certificate belong to the person of its order.',
      refusal: 'generic-download-error',
    },
  }),
  step('saveCertificate', {
    title: 'is not changed without a session',
    as: 'anonymous',
    send: edit(),
    expects: { rule: 'Without a session, what belongs to a person is answered 401.', status: 401 },
  }),
  step('saveCertificate', {
    title: 'is not changed by another person',
    as: 'other',
    send: edit(),
    expects: { rule: "Another person's identities are not found.", status: 404 },
  }),
]

/** The certificate of an order that is done, named, downloaded, and verified in public. */
export const certificateJourney: Journey = {
  name: 'certificate',
  writes: true,
  steps: [
    step('searchOrders', {
      title: 'names a certificate',
      keep({ orders }) {
        const [first] = orders.flatMap(({ certificate }) => certificate ?? [])
        return first ? { certificate: first } : {}
      },
      holds: [
        {
          rule: 'A certificate belongs to the order that shows it, once that is done.',
          broken({ orders }) {
            const wrong = orders.find(
              ({ certificate, externalId, completed }) =>
                certificate && (certificate.externalId !== externalId || !completed),
            )
            return wrong && `${wrong.externalId} shows ${wrong.certificate?.code}.`
          },
        },
      ],
    }),
    step('saveCertificate', {
      title: 'refuses to name nobody',
      send: edit({ authors: ' ' }),
      expects: {
        rule: 'A certificate names at least one author.',
        refusal: 'certificate-authors-required',
      },
    }),
    step('saveCertificate', {
      title: 'refuses the order of another certificate',
      send: edit({ externalId: 'ZZZZZZZZ' }),
      expects: { rule: 'Code and order of a certificate belong together.', status: 400 },
    }),
    step('saveCertificate', {
      title: 'names its authors',
      send: edit(),
      keep: ({ certificateDetails }) => ({ certificate: certificateDetails }),
      holds: [
        {
          rule: 'A certificate says what was saved.',
          broken: ({ certificateDetails }) =>
            certificateDetails.authors === authors
              ? undefined
              : `Its authors are ${certificateDetails.authors}.`,
        },
        {
          rule: 'A change of a certificate leaves its code, day and order.',
          broken({ certificateDetails: now }, { certificate: before }) {
            const same =
              now.code === before?.code &&
              now.issuedOn === before.issuedOn &&
              now.externalId === before.externalId
            return same ? undefined : 'One of them is another.'
          },
        },
      ],
    }),
    verified('is verified by its person', 'customer'),
    verified('is verified by anybody', 'anonymous'),
    step('downloadCertificatePdf', {
      title: 'is a document for anybody',
      as: 'anonymous',
      send: byCode,
    }),
    ...refusesOthers,
    verified('is as it was after the refusals', 'anonymous'),
  ],
}
