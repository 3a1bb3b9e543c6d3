import { mutationOptions } from '@tanstack/react-query'
import { client, unwrap } from './client.ts'

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
