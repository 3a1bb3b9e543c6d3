import { PlainFrame } from '../shell/plain-frame.tsx'

/** The static page's heading, read before React replaces it; empty in Storybook. */
const firstHeading = document.getElementById('first-heading')?.textContent ?? ''

export function StartingPage() {
  return <PlainFrame>{firstHeading ? <h1>{firstHeading}</h1> : null}</PlainFrame>
}
