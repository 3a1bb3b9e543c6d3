import { t } from '@lingui/core/macro'
import { boolean, object, type Schema, string } from 'yup'
import { emailRule } from '../../ui/form/rules/email-rule.ts'
import {
  contactPhoneProblem,
  type FapiaoValues,
  fapiaoLimits,
  isFapiaoType,
  organizationNameProblem,
  taxpayerNumberProblem,
  tidyTaxpayerNumber,
} from './fapiao-field-rules.ts'

const nameMessages = {
  missing: () => t`Please enter the name of the organization.`,
  latin: () =>
    t`The name can’t contain Latin letters. Please enter it in Chinese, as registered with the tax office.`,
  'too-long': () => t`The name can have up to ${fapiaoLimits.name} characters.`,
}

const numberMessages = {
  missing: () => t`A special fapiao needs the taxpayer number. Please enter it.`,
  wrong: () =>
    t`The taxpayer number must have ${fapiaoLimits.numberMin} to ${fapiaoLimits.numberMax} digits or capital letters.`,
}

const phoneMessages = {
  missing: () => t`A special fapiao needs a mobile number. Please enter one.`,
  'too-long': () => t`The mobile number can have up to ${fapiaoLimits.phone} characters.`,
}

export const fapiaoFormSchema: Schema<FapiaoValues> = object({
  pasted: string().default(''),
  previous: string().default(''),
  type: string()
    .default('')
    .test('chosen', () => t`You must select a fapiao type`, isFapiaoType),
  serviceType: string().required(() =>
    t({ context: 'type of service', message: "Value is required and can't be empty" }),
  ),
  organizationName: string()
    .trim()
    .default('')
    .test('name', (name, { createError }) => {
      const problem = organizationNameProblem(name)
      return problem === undefined || createError({ message: nameMessages[problem] })
    }),
  taxpayerNumber: string()
    .default('')
    .transform(tidyTaxpayerNumber)
    .test('number', (number, { parent, createError }) => {
      const problem = taxpayerNumberProblem(number, String(parent.type))
      return problem === undefined || createError({ message: numberMessages[problem] })
    }),
  contactEmail: emailRule(),
  contactPhone: string()
    .trim()
    .default('')
    .test('phone', (phone, { parent, createError }) => {
      const problem = contactPhoneProblem(phone, String(parent.type))
      return problem === undefined || createError({ message: phoneMessages[problem] })
    }),
  sendsPrinted: boolean().default(false),
})
