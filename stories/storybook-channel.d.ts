import type { Channel } from 'storybook/internal/channels'

declare global {
  interface Window {
    /** Keeps the last event of each kind. */
    __STORYBOOK_ADDONS_CHANNEL__?: Channel
  }
}
