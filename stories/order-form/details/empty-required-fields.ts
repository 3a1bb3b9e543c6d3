type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

const isRequired = (control: Control) =>
  control.required || control.getAttribute('aria-required') === 'true'

function isFilled(control: Control): boolean {
  if (!(control instanceof HTMLInputElement)) return control.value !== ''
  if (control.type !== 'radio' && control.type !== 'checkbox') return control.value !== ''
  return control.checked
}

/** Names of the required fields of a form that a person still has to fill in; a group counts once. */
export function emptyRequiredFields(form: HTMLElement | Document): string[] {
  const controls = [...form.querySelectorAll('input, select, textarea')].filter(isControl)
  const filled = new Set(controls.filter(isFilled).map(({ name, id }) => name || id))
  const required = controls.filter(isRequired).map(({ name, id }) => name || id)
  return [...new Set(required)].filter((name) => !filled.has(name))
}
