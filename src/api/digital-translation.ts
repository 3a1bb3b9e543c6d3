import { mutationOptions } from '@tanstack/react-query'
import { client, unwrap } from './client.ts'

/** Asks for the one free translation from Chinese; the same key again grants nothing more. */
export const claimChineseTrialMutation = () =>
  mutationOptions({
    mutationKey: ['claimChineseDigitalTrial'],
    mutationFn: (idempotencyKey: string) =>
      unwrap(
        client.POST('/api/{type}/chinese-digital-trial', {
          params: {
            path: { type: 'digital-translation' },
            header: { 'Idempotency-Key': idempotencyKey },
          },
        }),
      ),
    meta: { invalidates: [] },
  })
