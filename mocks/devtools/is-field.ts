/** Whether Escape means something of its own there: it clears a search, or shuts a list. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement
