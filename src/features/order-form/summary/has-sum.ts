import type { OrderForm, StepName } from '../../../api/order-form/order-form.ts'

export const isFirstStep = (step: StepName): boolean =>
  step === 'get-started' || step === 'rework-get-started'

/** Of a first step that was saved before. */
export const knowsText = ({
  displayedManuscripts,
  uploadFilesLater,
  manuscriptLanguageId,
  wordCount,
}: OrderForm): boolean =>
  displayedManuscripts.length > 0 ||
  uploadFilesLater ||
  manuscriptLanguageId !== null ||
  wordCount !== null

type Shown = { step: StepName; orderForm: OrderForm }

/** Nothing has been chosen, and so nothing can be summed up, before the first step is left. */
export const hasSum = ({ step, orderForm }: Shown): boolean =>
  !isFirstStep(step) || orderForm.services.length > 0

/** Whether a bundle is about to replace the services chosen so far. */
export const awaitsBundle = ({ step, orderForm }: Shown): boolean =>
  step === 'service-bundles' && orderForm.serviceBundle.id === null

/** Whether there is anything to sum up; before, the rail offers only what may come with an order. */
export const isSummary = (shown: Shown): boolean => hasSum(shown) || knowsText(shown.orderForm)
