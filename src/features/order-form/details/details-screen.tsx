import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ServiceDetails,
  serviceDetailsQuery,
} from '../../../api/order-form/order-form-queries.ts'
import {
  saveDetailsMutation,
  updateWordCountMutation,
} from '../../../api/order-form/order-form-saving.ts'
import { Form } from '../../../ui/form/form.tsx'
import { refusalAt } from '../../../ui/form/refusal-at.ts'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonFields } from '../../../ui/states/skeleton.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { RoomOfStep } from '../frame/room-of-step.tsx'
import { useOrderFormDraft } from '../frame/use-order-form-draft.ts'
import { useSaveStep } from '../frame/use-save-step.ts'
import { DetailsFields } from './details-fields.tsx'
import { detailsSchema } from './details-schema.ts'
import {
  type DetailsContext,
  type DetailsValues,
  detailsOf,
  detailsValues,
  type FileValues,
  firstFileField,
  newWordCount,
} from './details-values.ts'
import { updateDraftedFiles } from './drafted-files.ts'
import { useDuplicateCheck } from './use-duplicate-check.ts'

const atFields = (files: keyof FileValues) =>
  refusalAt<'saveDetails' | 'updateWordCount', DetailsValues>({
    'area-of-study-error': 'areaOfStudy',
    'order-form-style-missing': 'styleOfEnglish',
    'order-form-journal-missing': 'journal.name',
    'order-form-journal-url-invalid': 'journal.url',
    'journal-url-change-error': 'journal.url',
    'order-form-files-missing': files,
    'order-form-file-not-found': files,
    'order-form-file-type-not-allowed': files,
    'word-count-range-error': 'wordCount',
    'order-word-count-very-long': 'wordCount',
    'order-form-no-service-option': 'wordCount',
    'order-form-admin-options-missing': 'suppressInvoiceCreation',
  })

function LoadedDetails({ serviceDetails }: { serviceDetails: ServiceDetails }) {
  const { t } = useLingui()
  const { orderForm } = useOrderForm()
  const context: DetailsContext = { orderForm, serviceDetails }
  const duplicateCheck = useDuplicateCheck()
  const { mutateAsync } = useMutation(saveDetailsMutation())
  const updateWordCount = useMutation(updateWordCountMutation())
  const saveStep = useSaveStep('details')
  const draft = useOrderFormDraft('details')
  const initialValues = detailsValues(context)
  useState(() => updateDraftedFiles(draft, initialValues))
  return (
    <Form
      label={t`Project details`}
      schema={detailsSchema(context)}
      initialValues={initialValues}
      draft={draft}
      onSubmit={(values) => {
        const body = detailsOf(values, {
          ...context,
          potentialDuplicate: duplicateCheck.isChecking,
        })
        const { identity } = orderForm
        const wordCount = newWordCount(values, context)
        const save = async () => {
          if (wordCount !== undefined) {
            await updateWordCount.mutateAsync({ identity, body: { newWordCount: wordCount } })
          }
          return mutateAsync({ identity, body })
        }
        return saveStep(save, atFields(firstFileField(context)))
      }}
    >
      <DetailsFields context={context} duplicateCheck={duplicateCheck} />
    </Form>
  )
}

const noServiceDetails: ServiceDetails = {
  fileTypes: [],
  journalDetails: { requested: false, required: false },
  questions: [],
  questionsRequiringPreviousSelection: [],
}

export function DetailsScreen() {
  const { services } = useOrderForm().orderForm
  const query = useQuery(serviceDetailsQuery(services.map(({ identity }) => identity)))
  if (services.length === 0) return <LoadedDetails serviceDetails={noServiceDetails} />
  return (
    <QueryState
      query={query}
      loading={
        <RoomOfStep>
          <SkeletonFields fields={6} />
        </RoomOfStep>
      }
      failedTitle={<Trans>We couldn’t load the questions about your services</Trans>}
    >
      {(serviceDetails) => <LoadedDetails serviceDetails={serviceDetails} />}
    </QueryState>
  )
}
