import type { SentForm } from './read-form.ts'

type Leave = (address: string, form?: SentForm, isKept?: boolean) => void

const byBrowser: Leave = (address, sent, isKept) => {
  if (!sent) {
    return isKept ? globalThis.location.assign(address) : globalThis.location.replace(address)
  }
  const form = document.createElement('form')
  form.hidden = true
  form.method = sent.method
  form.action = address
  for (const [name, value] of sent.fields) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  // A field named "submit" would stand in the way of the form's own.
  HTMLFormElement.prototype.submit.call(form)
}

let current = byBrowser

/** Opens another document in place of this one and of its entry in the history. */
export const leavePage = (address: string): void => current(address)

/** Opens another document, from which Back leads to this one. */
export const visitPage = (address: string): void => current(address, undefined, true)

/** Opens another document by sending it a form. */
export const leaveByForm = (form: SentForm): void => current(form.action, form)

/** Leaves in another way: for stories, whose page has to stay. */
export function installLeaving(leave: Leave = byBrowser): void {
  current = leave
}
