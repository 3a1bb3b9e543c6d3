import type { OrderForm } from '../../../api/order-form/order-form.ts'

export const filesOfForm = ({ manuscripts }: Pick<OrderForm, 'manuscripts'>) =>
  Object.values(manuscripts).flat()
