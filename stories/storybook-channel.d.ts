import type { Channel } from 'storybook/internal/channels'

declare global {
  interface Window {
    /** What Storybook's page of a story tells; it keeps the last event of each kind. */
    __STORYBOOK_ADDONS_CHANNEL__?: Channel
  }
}
