import { mutationOptions } from '@tanstack/react-query'
import { client, unwrap } from '../../../src/api/client.ts'
import { changesNoQuery } from '../../../src/api/invalidates-nothing.ts'

export const claimChineseDigitalTrialMutation = () =>
  mutationOptions({
    mutationKey: ['claimChineseDigitalTrial'],
    mutationFn: ({ idempotencyKey }: { idempotencyKey: string }) =>
      unwrap(
        client.POST('/api/{type}/chinese-digital-trial', {
          params: {
            path: { type: 'digital-translation' },
            header: { 'Idempotency-Key': idempotencyKey },
          },
        }),
      ),
    meta: { invalidates: changesNoQuery },
  })
