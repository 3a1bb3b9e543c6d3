import { fieldsOf } from '../../../ui/form/field-name.ts'
import { useFormState } from '../../../ui/form/form-context.ts'
import { filesField, type GetStartedValues } from './get-started-values.ts'

const fieldName = fieldsOf<GetStartedValues>()

export function useEntered() {
  const form = useFormState()
  const text = (name: 'customerGoal' | 'wordCount' | 'language') => {
    const value = form.valueOf(fieldName(name))
    return typeof value === 'string' ? value : ''
  }
  const goal = text('customerGoal')
  const files = form.valueOf(fieldName(filesField(goal)))
  return {
    goal,
    hasFiles:
      (Array.isArray(files) && files.length > 0) ||
      form.valueOf(fieldName('uploadFilesLater')) === true,
    hasText: text('wordCount').trim() !== '' && text('language') !== '',
  }
}
