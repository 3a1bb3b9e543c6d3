let pressed = false

/** Watches whether a finger or mouse button is down; returns the way out. */
export function watchPointer(): () => void {
  const down = () => {
    pressed = true
  }
  const up = () => {
    pressed = false
  }
  window.addEventListener('pointerdown', down, true)
  window.addEventListener('pointerup', up, true)
  window.addEventListener('pointercancel', up, true)
  return () => {
    window.removeEventListener('pointerdown', down, true)
    window.removeEventListener('pointerup', up, true)
    window.removeEventListener('pointercancel', up, true)
  }
}

/**
 * Runs something once no press is under way. An error line that appears between press and release
 * would move the pressed button away, and the click would be lost.
 */
export function afterPointer(run: () => void): void {
  if (!pressed) {
    run()
    return
  }
  const settle = () => {
    window.removeEventListener('pointerup', settle, true)
    window.removeEventListener('pointercancel', settle, true)
    setTimeout(run)
  }
  window.addEventListener('pointerup', settle, true)
  window.addEventListener('pointercancel', settle, true)
}
