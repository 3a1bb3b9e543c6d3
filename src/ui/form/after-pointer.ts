let pressed = false

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

/** Waits for pointerup: an error appearing during a press would move the button. */
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
