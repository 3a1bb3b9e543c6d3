import { UnfitBrowser } from '../transports/page/browser-support.ts'
import { DamagedWorld } from '../transports/page/open-page-world.ts'

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

function button(text: string, press: () => void): HTMLElement {
  const made = element('button', text)
  made.addEventListener('click', press)
  return made
}

/** For an unknown name in the address, or a persisted world that can only be reset. */
export function showStartFailure(error: unknown): void {
  const detail = error instanceof Error ? error.message : String(error)
  const main = document.createElement('main')
  // Browser tests look for it instead of waiting for a backend that never starts.
  main.id = 'start-failure'
  main.style.cssText = 'max-width: 72ch; margin: 64px auto; padding: 0 24px'
  if (error instanceof DamagedWorld) {
    main.append(
      element('h1', 'The persisted world cannot be read'),
      element('p', detail),
      element('p', 'None of it was used. You can discard it and reset the world.'),
      button('Reset', () => {
        void error.reset().then(() => globalThis.location.reload())
      }),
    )
  } else if (error instanceof UnfitBrowser) {
    main.append(
      element('h1', 'The mock backend cannot run in this browser'),
      element('p', detail),
      button('Reload the page', () => globalThis.location.reload()),
    )
  } else {
    main.append(
      element('h1', 'The mock backend could not start'),
      element('p', detail),
      button('Open without the settings in the address', () => {
        globalThis.location.assign(globalThis.location.pathname)
      }),
    )
  }
  document.getElementById('root')?.replaceChildren(main)
  document.title = 'Galley: the mock backend could not start'
}
