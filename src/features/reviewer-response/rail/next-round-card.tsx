import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { failureReason } from '../../../api/errors/failure-messages.ts'
import { type OrderDetails, orderQuery } from '../../../api/orders.ts'
import { reeditStateOf } from '../../../domain/orders/re-edit-rules.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { useResponseFile, type WrittenResponse } from '../export/use-response-file.ts'
import styles from '../reviewer-response.module.css'
import { attachAnswerMutation } from './attach-answer.ts'

const reedit = '/$lang/researcher/index/re-edit/$externalId'

type OfOrder = { order: OrderDetails; response: WrittenResponse }

function ReeditWithAnswer({ order: { externalId }, response }: OfOrder) {
  const navigate = useNavigate({ from: '/$lang' })
  const write = useResponseFile(response)
  const { mutateAsync, isPending, error } = useMutation(attachAnswerMutation())
  const attach = async () => {
    const { identity } = await mutateAsync(write)
    await navigate({ to: reedit, params: { externalId }, search: { answer: identity } })
  }
  return (
    <>
      <p>
        <Trans>
          Have your revision and your answer edited before you send them. Your answer is attached as
          a Word file for your editor.
        </Trans>
      </p>
      {error ? (
        <Notice tone="red" stacked title={<Trans>Your answer could not be attached</Trans>}>
          <p>{failureReason(error)}</p>
        </Notice>
      ) : null}
      <Button busy={isPending} onClick={() => void attach().catch(() => undefined)}>
        <Trans>Request a re-edit with this answer</Trans>
      </Button>
      <p className={styles.without}>
        <AppLink to={reedit} params={{ externalId }}>
          <Trans>Request a re-edit without it</Trans>
        </AppLink>
      </p>
    </>
  )
}

function ReeditWithoutAnswer({ order: { externalId } }: Pick<OfOrder, 'order'>) {
  return (
    <>
      <p>
        <Trans>
          Have your revision and your answer edited before you send them. Once the letter is split,
          your answer can be attached.
        </Trans>
      </p>
      <AppButtonLink to={reedit} params={{ externalId }}>
        <Trans>Request a re-edit</Trans>
      </AppButtonLink>
    </>
  )
}

function NextRound({ order, response }: OfOrder) {
  return (
    <>
      <p>
        <bdi>{order.title}</bdi>
      </p>
      {reeditStateOf(order) !== 'available' ? null : response.groups.length > 0 ? (
        <ReeditWithAnswer order={order} response={response} />
      ) : (
        <ReeditWithoutAnswer order={order} />
      )}
    </>
  )
}

type Props = { externalId: string; response: WrittenResponse }

export function NextRoundCard({ externalId, response }: Props) {
  const { t } = useLingui()
  return (
    <Section card title={<Trans>Order {externalId}</Trans>}>
      <QueryState
        query={useQuery(orderQuery(externalId))}
        loading={<SkeletonLines lines={3} label={t`Please wait while we load your order`} />}
        failedTitle={<Trans>Your order could not be loaded</Trans>}
      >
        {({ order }) =>
          order ? (
            <NextRound order={order} response={response} />
          ) : (
            <p>
              <Trans>We could not find this order. You can answer the letter all the same.</Trans>
            </p>
          )
        }
      </QueryState>
    </Section>
  )
}
