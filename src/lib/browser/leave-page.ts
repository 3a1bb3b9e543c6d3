import type { SentForm } from './read-form.ts'

type Leave = (address: string, form?: SentForm, keepsHistory?: boolean) => void

const byBrowser: Leave = (address, sent, keepsHistory) => {
  if (!sent) {
    return keepsHistory ? globalThis.location.assign(address) : globalThis.location.replace(address)
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
  // A field named "submit" would shadow the form's own method.
  HTMLFormElement.prototype.submit.call(form)
}

let current = byBrowser

/** Replaces the current history entry. */
export const leavePage = (address: string): void => current(address)

/** Adds a history entry, so that Back returns here. */
export const visitPage = (address: string): void => current(address, undefined, true)

export const leaveByForm = (form: SentForm): void => current(form.action, form)

/** Stories replace navigation, since their page must not unload. */
export function installLeaving(leave: Leave = byBrowser): void {
  current = leave
}
